import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';


/** One column; prints on one A4 page. */
export const ConfirmationPageFrame = styled(Container)({
  display: 'grid',
  gap: 24,
  maxWidth: 760,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': { padding: 0, gap: 16 },
});
