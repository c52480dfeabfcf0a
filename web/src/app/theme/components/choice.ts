import type { Components } from '@mui/material/styles';

/** 44 px to touch; visible edge. */
const sign = {
  padding: 10,
  color: 'var(--control)',
  '&.Mui-checked': { color: 'var(--primary)' },
  '& .MuiSvgIcon-root': { fontSize: '1.5rem' },
} as const;

export const choice: Components = {
  MuiCheckbox: { styleOverrides: { root: sign } },
  MuiRadio: { styleOverrides: { root: { ...sign, marginLeft: -10 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: { marginBottom: 8, color: 'var(--ink)', fontWeight: 600, '&.Mui-focused': { color: 'var(--ink)' } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -10, minHeight: 44, '& > .MuiRadio-root': { marginLeft: 0 } },
      label: { fontWeight: 600 },
    },
  },
  // Outlined; solid when chosen.
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 4,
        minHeight: 48,
        padding: '4px 8px',
        borderColor: 'var(--control)',
        background: 'var(--surface)',
        color: 'var(--ink)',
        lineHeight: '1.5rem',
        '&:hover': { borderColor: 'var(--primary)', background: 'var(--primary-tint)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--primary)',
          color: 'var(--on-primary)',
          borderColor: 'var(--primary)',
        },
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          background: 'var(--absent-chip)',
          color: 'var(--absent-text)',
          borderColor: 'transparent',
          cursor: 'not-allowed',
        },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { color: 'var(--control)', '&.Mui-checked + .MuiSwitch-track': { opacity: 1 } },
      track: { opacity: 1, backgroundColor: 'var(--surface)', border: '1px solid var(--control)' },
    },
  },
};
