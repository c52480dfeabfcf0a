import type { Components } from '@mui/material/styles';

import { statusColours, theme } from '../../../kit/ui/theme';

const ALERT_COLOURS = {
  error: statusColours('cancelled'),
  success: statusColours('done'),
  info: statusColours('confirmed'),
  warning: statusColours('pending'),
};

/** In the statuses' colours. */
export const feedback: Components = {
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState: { severity = 'info' } }) => ({
        padding: '12px 16px',
        border: '1px solid',
        fontSize: '1rem',
        lineHeight: 1.5,
        overflowWrap: 'anywhere',
        ...ALERT_COLOURS[severity],
      }),
      message: { flex: 1, minWidth: 0, padding: 0 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 28, border: '1px solid', borderRadius: 16, fontSize: '0.875rem', fontWeight: 600 },
      icon: { display: 'inline-flex', fontSize: '1rem', marginLeft: 8, marginRight: -4, color: 'inherit' },
      label: { padding: '0 10px' },
    },
  },
  // Without animation: screen readers hear of loading.
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: { minHeight: 20, backgroundColor: theme.vars.palette.divider } },
  },
};
