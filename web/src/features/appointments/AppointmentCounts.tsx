import { Tile, Tiles } from '../../shared/ui/Tiles';

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
        <Tile key={count} label={name}>
          {counts ? counts[count] : '…'}
        </Tile>
      ))}
    </Tiles>
  );
}
