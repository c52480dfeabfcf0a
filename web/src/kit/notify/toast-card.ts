import type { Toast } from './notify';
import { TOAST_WIDTH } from './place-stack';

/** Live regions say the text. A toast with a button is a landmark, so that screen readers find it. */
export function roleOf({ undo }: Toast) {
  return undo
    ? ({ role: 'region', 'aria-label': 'Aviso' } as const)
    : ({ role: 'presentation', 'aria-hidden': true } as const);
}

export const toastCard = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: TOAST_WIDTH,
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
  '&[data-kind="success"]': {
    background: 'var(--done-chip)',
    color: 'var(--done-text)',
    borderColor: 'var(--done-edge)',
  },
  '&[data-kind="error"]': {
    background: 'var(--cancelled-chip)',
    color: 'var(--cancelled-text)',
    borderColor: 'var(--cancelled-edge)',
  },
} as const;
