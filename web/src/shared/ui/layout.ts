import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** A Stack of one row that stays one: a picture and the words beside it. */
export const UnbrokenRow = styled(Stack)({ flexDirection: 'row', alignItems: 'center' }) as typeof Stack;

/** As many columns as fit, none narrower than 320 px (or the screen): MUI's Grid counts columns. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > li': { display: 'grid' },
});
