import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Banner = styled('div')({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  border: '1px solid',
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '&[data-kind="error"]': { background: 'var(--cancelled-chip)', color: 'var(--cancelled-text)', borderColor: 'var(--cancelled-edge)' },
  '&[data-kind="success"]': { background: 'var(--done-chip)', color: 'var(--done-text)', borderColor: 'var(--done-edge)' },
  '&[data-kind="info"]': { background: 'var(--confirmed-chip)', color: 'var(--confirmed-text)', borderColor: 'var(--confirmed-edge)' },
});

interface Props {
  kind: 'error' | 'success' | 'info';
  children: ReactNode;
}

/** Something said in the page, for as long as it holds. Errors interrupt a screen reader, the others wait. */
export function FormBanner({ kind, children }: Props) {
  return (
    <Banner role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      {children}
    </Banner>
  );
}
