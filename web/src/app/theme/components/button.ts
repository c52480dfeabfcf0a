import type { Components } from '@mui/material/styles';

const focusRing = {
  outline: '3px solid var(--accent)',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px var(--surface)',
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
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  '&:hover': { background: 'var(--primary-strong)' },
} as const;

const buttonOutlined = {
  background: 'transparent',
  color: 'var(--primary)',
  borderColor: 'var(--control)',
  '&:hover': { borderColor: 'var(--primary)', background: 'var(--primary-tint)' },
} as const;

/** For what cannot be undone; never the primary button. */
const buttonDestructive = {
  color: 'var(--cancelled-text)',
  borderColor: 'var(--cancelled-edge)',
  '&:hover': { borderColor: 'var(--cancelled-text)', background: 'var(--cancelled-chip)' },
} as const;

const buttonText = {
  background: 'transparent',
  color: 'var(--primary)',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:hover': { background: 'var(--primary-tint)', textDecoration: 'underline' },
} as const;

const buttonDisabled = {
  background: 'var(--absent-chip)',
  color: 'var(--absent-text)',
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
  '&:hover': { background: 'var(--primary-tint)' },
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
