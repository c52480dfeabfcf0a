import { styled } from '@mui/material/styles';

import { theme } from '../../../kit/ui/theme';
import { AT_A_DESK } from './panel-theme';

/** Entries below each other, the current one marked. */
export const RailList = styled('ul')({
  display: 'grid',
  gap: 4,
  '& .MuiListItemButton-root': {
    gap: 8,
    minHeight: 44,
    padding: '0 12px',
    borderRadius: 8,
    lineHeight: '1.25rem',
    '&:hover': { background: theme.vars.palette.primaryTint },
  },
  '& .tab': { fontWeight: 700 },
  '& .section': { paddingLeft: 40 },
  '& .group': {
    padding: '8px 12px 4px',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
  },
  '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
  '& [aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
    background: theme.vars.palette.primaryTint,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& .MuiListItemButton-root:focus-visible': { outlineOffset: -3 },
  // All entries of an administrator fit in a window of 800 px, each in one line.
  [AT_A_DESK]: {
    gap: 2,
    '& .MuiListItemButton-root': { minHeight: 25 },
    '& .section': { padding: '0 0 0 32px', fontSize: '0.875rem' },
  },
});
