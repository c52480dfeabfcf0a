import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';

import { statusColours } from '../ui/theme';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .sample': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: 40,
    minHeight: 24,
    padding: '0 4px',
    border: '1px solid transparent',
    borderRadius: 6,
    whiteSpace: 'nowrap',
  },
});

export interface LegendEntry {
  sign: ReactNode;
  style: CSSProperties;
  text: string;
}

/** A status's colours; absence has no edge. */
export function statusStyle(name: 'done' | 'partial' | 'confirmed' | 'cancelled' | 'absent'): CSSProperties {
  const { borderColor, ...colours } = statusColours(name);
  return { ...colours, borderColor: name === 'absent' ? undefined : borderColor };
}

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <List aria-label="Referencias del calendario" className="legend">
      {entries.map(({ sign, style, text }) => (
        <li key={text}>
          <span className="sample" aria-hidden="true" style={style}>
            {sign}
          </span>
          {text}
        </li>
      ))}
    </List>
  );
}
