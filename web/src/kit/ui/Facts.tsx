import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { theme } from './theme';

export const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.875rem', lineHeight: '1.25rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, whiteSpace: 'pre-line' },
});

/** An unknown value says so. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? '—'}</dd>
    </div>
  );
}
