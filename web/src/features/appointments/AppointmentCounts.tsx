import { styled } from '@mui/material/styles';

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

type CountName = 'total' | 'scheduled' | 'completed' | 'cancelled';

const CARDS: Record<'cita' | 'turno', { label: string; count: CountName }[]> = {
  cita: [
    { label: 'Total', count: 'total' },
    { label: 'Programadas', count: 'scheduled' },
    { label: 'Completadas', count: 'completed' },
    { label: 'Canceladas', count: 'cancelled' },
  ],
  turno: [
    { label: 'Total de Turnos', count: 'total' },
    { label: 'Programados', count: 'scheduled' },
    { label: 'Completados', count: 'completed' },
    { label: 'Cancelados', count: 'cancelled' },
  ],
};

interface Props {
  /** Undefined: not known yet. */
  counts: Readonly<Record<CountName, number>> | undefined;
  /** What they are called: citas on Mis Citas, turnos for the clinic. */
  of?: 'cita' | 'turno';
  /** What is counted, for screen readers. */
  label?: string;
}

/** How many there are of each kind. */
export function AppointmentCounts({ counts, of = 'cita', label = 'Cantidad de citas' }: Props) {
  return (
    <Tiles aria-label={label}>
      {CARDS[of].map(({ label: name, count }) => (
        <div key={count}>
          <dt>{name}</dt>
          <dd>{counts ? counts[count] : '…'}</dd>
        </div>
      ))}
    </Tiles>
  );
}
