import { styled } from '@mui/material/styles';

export const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  '& .whole': { gridColumn: '1 / -1' },
});
