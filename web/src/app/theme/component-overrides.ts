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

const alert = (name: string) => ({
  background: `var(--${name}-chip)`,
  color: `var(--${name}-text)`,
  borderColor: `var(--${name}-edge)`,
});
const ALERT_COLOURS = { error: alert('cancelled'), success: alert('done'), info: alert('confirmed'), warning: alert('pending') };

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
  // Above the field, where it does not move.
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
  MuiNativeSelect: { styleOverrides: { select: { height: '1.5rem' } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: 'var(--surface)',
        minHeight: 48,
        // Without the gap for a label, which stands above.
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: 'var(--control)', '& legend': { display: 'none' } },
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
  MuiAvatar: {
    styleOverrides: {
      root: { backgroundColor: 'var(--primary-tint)', color: 'var(--primary)', fontFamily: 'inherit', fontWeight: 700 },
      colorDefault: { backgroundColor: 'var(--primary-tint)', color: 'var(--primary)' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { width: 44, height: 44, color: 'var(--control)', '&.Mui-checked': { color: 'var(--primary)' } } } },
  MuiChip: {
    styleOverrides: {
      root: { height: 28, border: '1px solid', borderRadius: 16, fontSize: '0.875rem', fontWeight: 600 },
      icon: { display: 'inline-flex', marginLeft: 8, marginRight: -4, color: 'inherit' },
      label: { padding: '0 10px' },
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
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -10, minHeight: 44 }, label: { fontWeight: 600 } } },
  MuiSkeleton: {
    // Grey and still: what is coming is said, not shown by movement.
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: { minHeight: 20, backgroundColor: 'var(--divider)' } },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { color: 'var(--control)', '&.Mui-checked + .MuiSwitch-track': { opacity: 1 } },
      track: { opacity: 1, backgroundColor: 'var(--surface)', border: '1px solid var(--control)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '0 16px',
        borderRadius: '8px 8px 0 0',
        color: 'var(--ink)',
        fontSize: '1rem',
        fontWeight: 600,
        '&:hover': { backgroundColor: 'var(--primary-tint)' },
        '&.Mui-selected': { color: 'var(--primary)' },
        '&:focus-visible': { outlineOffset: -3 },
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { borderBottom: '1px solid var(--divider)' }, indicator: { height: 3 }, list: { gap: 4 } } },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '8px 12px', borderColor: 'var(--divider)', fontSize: '1rem', lineHeight: '1.5rem' },
      // A row of staff's lists: 40 px with its line.
      sizeSmall: { height: 40, padding: '3px 12px', fontSize: '0.875rem', lineHeight: '1.25rem' },
      head: { color: 'var(--muted)', fontWeight: 600 },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { borderRadius: 4, '&.Mui-active': { color: 'var(--ink)' } }, icon: { '.MuiTableSortLabel-root:not(.Mui-active) > &': { opacity: 0.5 } } },
  },
  MuiTablePagination: { styleOverrides: { displayedRows: { fontSize: '0.875rem' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { borderRadius: 16, border: '1px solid var(--divider)', boxShadow: 'var(--shadow)' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16, boxShadow: 'var(--shadow)' } } },
};
