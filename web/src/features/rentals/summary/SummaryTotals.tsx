import { styled } from '@mui/material/styles';

import { formatMoney } from '../../../shared/money';
import { Skeleton } from '../../../shared/states/Skeleton';
import { hoursText } from '../rental-texts';
import type { Summary } from './useMonthlySummary';

const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@media (min-width: 760px)': { gridTemplateColumns: '2fr 1fr 1fr', gap: 16 },
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '12px 16px',
    border: '1px solid var(--divider)',
    borderRadius: 16,
    background: 'var(--surface)',
  },
  '& .cost': { gridColumn: '1 / -1', '@media (min-width: 760px)': { gridColumn: 'auto' } },
  '& dt': { color: 'var(--muted)', fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& dd': { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 700, color: 'var(--primary)' },
  // As large as the width of a phone allows, with large text too.
  '& .cost dd': { fontSize: 'min(2.5rem, 12vw)', lineHeight: 1.2 },
  '@media (max-width: 16em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: '2fr 1fr 1fr', '& .cost': { gridColumn: 'auto' }, '& dd, & dt': { color: '#000' } },
});

interface Props {
  /** Undefined: on their way. */
  totals: Summary['totals'] | undefined;
  /** ISO 4217. */
  currency: string | undefined;
}

/** What the month comes to: the money first. */
export function SummaryTotals({ totals, currency }: Props) {
  return (
    <Tiles aria-label="Total del mes" aria-busy={!totals}>
      <Tile className="cost" label="Costo total" text={totals && formatMoney(totals.finalCost, currency)} />
      <Tile label="Total de horas" text={totals && hoursText(totals.totalHours)} />
      <Tile label="Salas utilizadas" text={totals && String(totals.roomsUsed)} />
    </Tiles>
  );
}

function Tile({ label, text, className }: { label: string; text: string | undefined; className?: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{text ?? <Skeleton aria-hidden="true" style={{ minHeight: 28, maxWidth: 120, margin: '4px 0' }} />}</dd>
    </div>
  );
}
