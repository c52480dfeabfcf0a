import type { Components } from '@mui/material/styles';

import { theme } from '../../../kit/ui/theme';

const focusRing = {
  outline: `3px solid ${theme.vars.palette.secondary.main}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
};

const buttonBase = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  padding: '8px 20px',
  border: '1px solid transparent',
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 600,
  lineHeight: '1.5rem',
  textAlign: 'center',
  textDecoration: 'none',
  textTransform: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
} as const;

const buttonSmall = { minHeight: 44, padding: '6px 14px' } as const;

const buttonContained = {
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:hover': { background: theme.vars.palette.primary.dark },
} as const;

const buttonOutlined = {
  background: 'transparent',
  color: theme.vars.palette.primary.main,
  borderColor: theme.vars.palette.control,
  '&:hover': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primaryTint },
} as const;

/** For what cannot be undone; never the primary button. */
const buttonDestructive = {
  color: theme.vars.palette.cancelled.text,
  borderColor: theme.vars.palette.cancelled.edge,
  '&:hover': { borderColor: theme.vars.palette.cancelled.text, background: theme.vars.palette.cancelled.chip },
} as const;

const buttonText = {
  background: 'transparent',
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:hover': { background: theme.vars.palette.primaryTint, textDecoration: 'underline' },
} as const;

const buttonDisabled = {
  background: theme.vars.palette.absent.chip,
  color: theme.vars.palette.absent.text,
  borderColor: 'transparent',
  cursor: 'not-allowed',
} as const;

const iconButton = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.primaryTint },
} as const;

/** No ripple, elevation or upper case; our focus ring. */
export const button: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: { ...buttonBase, '&.Mui-disabled, &[aria-disabled="true"], &[aria-disabled="true"]:hover': buttonDisabled },
      sizeSmall: buttonSmall,
      contained: buttonContained,
      outlined: { ...buttonOutlined, '&.MuiButton-colorError': buttonDestructive },
      text: buttonText,
    },
  },
  MuiIconButton: { styleOverrides: { root: iconButton } },
};
