/** How a toast looks; `data-kind` says which. */
export const toastCard = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: 350,
  maxWidth: 'calc(100vw - 32px)',
  minWidth: 0,
  padding: '12px 16px',
  border: '1px solid',
  borderRadius: 8,
  boxShadow: 'var(--shadow)',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  cursor: 'pointer',
  '@media print': { display: 'none !important' },
  '&[data-kind="success"]': { background: 'var(--done-chip)', color: 'var(--done-text)', borderColor: 'var(--done-edge)' },
  '&[data-kind="error"]': { background: 'var(--cancelled-chip)', color: 'var(--cancelled-text)', borderColor: 'var(--cancelled-edge)' },
} as const;
