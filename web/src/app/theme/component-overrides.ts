import type { ThemeOptions } from '@mui/material/styles';

import {
  buttonBase,
  buttonContained,
  buttonDisabled,
  buttonOutlined,
  buttonSmall,
  buttonText,
  iconButton,
} from '../../shared/ui/button-style';

const focusRing = {
  outline: '3px solid var(--accent)',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px var(--surface)',
};

/** What keeps MUI from looking like a MUI demo: no ripple, no elevation, 1 px borders, our focus ring. */
export const componentOverrides: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: { ...buttonBase, '&.Mui-disabled': buttonDisabled },
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
