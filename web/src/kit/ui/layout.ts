import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Never stacks. */
export const UnbrokenRow = styled(Stack)({ flexDirection: 'row', alignItems: 'center' }) as typeof Stack;

/** MUI's Grid cannot fit columns by width. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > li': { display: 'grid' },
});
