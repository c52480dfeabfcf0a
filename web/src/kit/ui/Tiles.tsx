import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { up } from './breakpoints';
import { theme } from './theme';

/** Children are `Tile`s. */
export const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    minWidth: 0,
    padding: '12px 16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
    background: theme.vars.palette.background.paper,
  },
  // Staff need the room on their first screen.
  '&.dense': { gap: 8 },
  '&.dense > div': { padding: '6px 12px', borderRadius: 8 },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& dd': { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 700, color: theme.vars.palette.primary.main },
  '&.dense dd': { fontSize: '1.25rem', lineHeight: '1.5rem' },
});

interface Props {
  label: string;
  /** '…' while unknown. */
  children: ReactNode;
  className?: string;
}

export function Tile({ label, children, className }: Props) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
