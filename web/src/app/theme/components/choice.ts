import type { Components } from '@mui/material/styles';

import { theme } from '../../../kit/ui/theme';

/** 44 px to touch; visible edge. */
const sign = {
  padding: 10,
  color: theme.vars.palette.control,
  '&.Mui-checked': { color: theme.vars.palette.primary.main },
  '& .MuiSvgIcon-root': { fontSize: '1.5rem' },
} as const;

export const choice: Components = {
  MuiCheckbox: { styleOverrides: { root: sign } },
  MuiRadio: { styleOverrides: { root: { ...sign, marginLeft: -10 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBottom: 8,
        color: theme.vars.palette.text.primary,
        fontWeight: 600,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      },
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
        borderColor: theme.vars.palette.control,
        background: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        lineHeight: '1.5rem',
        '&:hover': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primaryTint },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
          borderColor: theme.vars.palette.primary.main,
        },
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          background: theme.vars.palette.absent.chip,
          color: theme.vars.palette.absent.text,
          borderColor: 'transparent',
          cursor: 'not-allowed',
        },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { color: theme.vars.palette.control, '&.Mui-checked + .MuiSwitch-track': { opacity: 1 } },
      track: {
        opacity: 1,
        backgroundColor: theme.vars.palette.background.paper,
        border: `1px solid ${theme.vars.palette.control}`,
      },
    },
  },
};
