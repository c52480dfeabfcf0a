import type { Components } from '@mui/material/styles';

import { down, LOW } from '../../../kit/ui/breakpoints';
import { OVERLAY_SHADOW, theme } from '../../../kit/ui/theme';

const PHONE = down('sm');

/** Title and buttons stay while the content scrolls. */
export const dialog: Components = {
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(13 24 27 / 55%)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 16,
        boxShadow: OVERLAY_SHADOW,
        overflowWrap: 'anywhere',
        [PHONE]: { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { flex: 1, padding: 0, fontSize: '1.25rem', fontWeight: 700, lineHeight: '1.75rem' } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: 16,
        padding: '4px 20px 16px',
        overscrollBehavior: 'contain',
        // Keeps a focused field's message in sight.
        scrollPadding: '48px 0',
        '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
        [PHONE]: { padding: '4px 16px 16px' },
        // Title and buttons scroll too.
        [LOW]: { flex: 'none', overflowY: 'visible' },
      },
      dividers: { padding: 20, borderColor: theme.vars.palette.divider, borderBottom: 0, [PHONE]: { padding: 16 } },
    },
  },
  // The border shows that the content continues.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 12,
        padding: '12px 20px',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        [PHONE]: { padding: '12px 16px', '& > .MuiButton-root': { flex: '1 1 auto' } },
      },
    },
  },
};
