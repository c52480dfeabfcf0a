import type { ThemeOptions } from '@mui/material/styles';

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

/** What keeps MUI from looking like a MUI demo: no ripple, no elevation, 1 px borders, our focus ring. */
export const componentOverrides: ThemeOptions['components'] = {
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
      outlined: buttonOutlined,
      text: buttonText,
    },
  },
  MuiIconButton: { styleOverrides: { root: iconButton } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--surface)',
        minHeight: 48,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--accent)', borderWidth: 3 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--cancelled-edge)' },
      },
      input: {
        padding: '12px 14px',
        height: '1.5rem',
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
        '&::placeholder': { color: 'var(--muted)', opacity: 1 },
      },
      multiline: { padding: 0 },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { borderRadius: 16, border: '1px solid var(--divider)', boxShadow: 'var(--shadow)' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16, boxShadow: 'var(--shadow)' } } },
};
