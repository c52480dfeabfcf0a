import type { Components } from '@mui/material/styles';

import { ExpandMoreIcon } from '../../../kit/ui/icons';
import { OVERLAY_SHADOW, theme } from '../../../kit/ui/theme';

/** The label stands above a 48 px box. */
export const field: Components = {
  // Labels stand above in any case, so nothing depends on what the browser fills in; noticing it takes a <style> for
  // each field.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        overflow: 'visible',
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.5,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ExpandMoreIcon },
    styleOverrides: {
      select: { height: '1.5rem', textOverflow: 'ellipsis' },
      icon: { right: 8, fontSize: '1.25rem', color: 'inherit' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: theme.vars.palette.background.paper,
        minHeight: 48,
        // No gap for a label.
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: theme.vars.palette.control,
          '& legend': { display: 'none' },
        },
        '&.MuiInputBase-adornedStart > .MuiInputBase-input': { paddingLeft: 0 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.secondary.main,
          borderWidth: 3,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.cancelled.edge },
      },
      input: {
        padding: '12px 14px',
        height: '1.5rem',
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      },
      multiline: {
        padding: 0,
        // At most half the window, so that label and error stay in sight.
        '& > textarea': { height: 'auto', fieldSizing: 'content', maxHeight: '50svh' },
      },
    },
  },
  // Like a menu; 44 px to touch.
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '0 8px' },
      input: { '&&': { padding: '12px 6px' } },
      popupIndicator: { width: 32, height: 44 },
      clearIndicator: { width: 32, height: 44 },
      paper: { border: `1px solid ${theme.vars.palette.divider}`, borderRadius: 8, boxShadow: OVERLAY_SHADOW },
      listbox: {
        padding: 4,
        '& .MuiAutocomplete-option': {
          minHeight: 44,
          borderRadius: 8,
          '&.Mui-focused': { backgroundColor: theme.vars.palette.primaryTint },
        },
      },
      noOptions: { color: theme.vars.palette.text.secondary },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        color: theme.vars.palette.text.secondary,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        '&.Mui-error': { color: theme.vars.palette.cancelled.text, fontWeight: 600 },
      },
    },
  },
};
