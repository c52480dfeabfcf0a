import { styled } from '@mui/material/styles';

import { theme } from '../ui/theme';

export const SortableFrame = styled('ol')({
  display: 'grid',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
});

export const Row = styled('li')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '2px 8px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-dragged="true"]': { opacity: 0.5 },
  '&[data-edge]::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    height: 3,
    borderRadius: 2,
    background: theme.vars.palette.secondary.main,
  },
  '&[data-edge="top"]::after': { top: -2 },
  '&[data-edge="bottom"]::after': { bottom: -2 },
  '& .handle': { display: 'inline-grid', color: theme.vars.palette.text.secondary, cursor: 'grab' },
  '& .content': { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  '& .details': { flex: '1 1 100%', minWidth: 0 },
  '& .MuiIconButton-root': { width: 36, height: 36, '@media (pointer: coarse)': { width: 44, height: 44 } },
  '& .MuiIconButton-root[aria-disabled="true"]': { color: theme.vars.palette.control, cursor: 'not-allowed' },
});
