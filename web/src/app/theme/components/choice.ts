import type { Components } from '@mui/material/styles';

/** 44 px to touch, and an edge that is seen. */
export const choice: Components = {
  MuiCheckbox: { styleOverrides: { root: { width: 44, height: 44, color: 'var(--control)', '&.Mui-checked': { color: 'var(--primary)' } } } },
  MuiRadio: { styleOverrides: { root: { width: 44, height: 44, marginLeft: -10, color: 'var(--control)', '&.Mui-checked': { color: 'var(--primary)' } } } },
  MuiFormLabel: { styleOverrides: { root: { marginBottom: 8, color: 'var(--ink)', fontWeight: 600, '&.Mui-focused': { color: 'var(--ink)' } } } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -10, minHeight: 44, '& > .MuiRadio-root': { marginLeft: 0 } }, label: { fontWeight: 600 } } },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { color: 'var(--control)', '&.Mui-checked + .MuiSwitch-track': { opacity: 1 } },
      track: { opacity: 1, backgroundColor: 'var(--surface)', border: '1px solid var(--control)' },
    },
  },
};
