import { styled } from '@mui/material/styles';

/** As many columns as fit, none narrower than 320 px (or the screen): MUI's Grid counts columns. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > li': { display: 'grid' },
});
