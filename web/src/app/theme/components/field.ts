import type { Components } from '@mui/material/styles';

import { ExpandMoreIcon } from '../../../kit/ui/icons';

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
        color: 'var(--ink)',
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.5,
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
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
        backgroundColor: 'var(--surface)',
        minHeight: 48,
        // No gap for a label.
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: 'var(--control)',
          '& legend': { display: 'none' },
        },
        '&.MuiInputBase-adornedStart > .MuiInputBase-input': { paddingLeft: 0 },
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
      paper: { border: '1px solid var(--divider)', borderRadius: 8, boxShadow: 'var(--shadow)' },
      listbox: {
        padding: 4,
        '& .MuiAutocomplete-option': {
          minHeight: 44,
          borderRadius: 8,
          '&.Mui-focused': { backgroundColor: 'var(--primary-tint)' },
        },
      },
      noOptions: { color: 'var(--muted)' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        color: 'var(--muted)',
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        '&.Mui-error': { color: 'var(--cancelled-text)', fontWeight: 600 },
      },
    },
  },
};
