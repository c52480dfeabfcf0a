import { styled } from '@mui/material/styles';

import type { MyAppointmentsQuery } from './my-appointments.generated';

type Counts = MyAppointmentsQuery['appointmentCounts'];

const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '12px 16px',
    border: '1px solid var(--divider)',
    borderRadius: 16,
    background: 'var(--surface)',
  },
  '& dt': { color: 'var(--muted)', fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& dd': { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 700, color: 'var(--primary)' },
});

const CARDS: { label: string; count: keyof Counts }[] = [
  { label: 'Total', count: 'total' },
  { label: 'Programadas', count: 'scheduled' },
  { label: 'Completadas', count: 'completed' },
  { label: 'Canceladas', count: 'cancelled' },
];

/** How many there are of each kind. Undefined: not known yet. */
export function AppointmentCounts({ counts }: { counts: Counts | undefined }) {
  return (
    <Tiles aria-label="Cantidad de citas">
      {CARDS.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{counts ? counts[count] : '…'}</dd>
        </div>
      ))}
    </Tiles>
  );
}
