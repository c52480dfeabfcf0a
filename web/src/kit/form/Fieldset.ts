import { styled } from '@mui/material/styles';

import { theme } from '../ui/theme';

/** Related fields below a legend. */
export const Fieldset = styled('fieldset')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: '8px 16px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  // Not MUI's legend in an outline.
  '& > legend': { padding: '0 4px', fontWeight: 700 },
});
