import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** A row that never stacks, as for an icon with its text. */
export const UnbrokenRow = styled(Stack)({ flexDirection: 'row', alignItems: 'center' }) as typeof Stack;

/** Fits as many columns of 320 px or more as it can. MUI's Grid cannot. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > li': { display: 'grid' },
});
