import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { countText, formatCount } from '../../shared/text/count-text';
import { Tile, Tiles } from '../../shared/ui/Tiles';

type CountName = 'total' | 'scheduled' | 'completed' | 'cancelled';
type Counts = Readonly<Record<CountName, number>>;

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
  counts: Counts | undefined;
  /** What they are called: citas on Mis Citas, turnos for the clinic. */
  of: 'cita' | 'turno';
  /** What is counted, e.g. "Turnos de noviembre de 2026". */
  label: string;
}

/** How many there are of each kind. Absences have no card: they stand beside what is counted, so that the sum adds up. */
export function AppointmentCounts({ counts, of, label }: Props) {
  const labelId = useId();
  const absent = counts ? counts.total - counts.scheduled - counts.completed - counts.cancelled : 0;
  return (
    <Stack spacing={1}>
      <Typography variant="body2" color="textSecondary" id={labelId}>
        {label}
        {absent > 0 && ` · ${countText(absent, 'ausente', 'ausentes')}`}
      </Typography>
      <Tiles aria-labelledby={labelId}>
        {CARDS[of].map(({ label: name, count }) => (
          <Tile key={count} label={name}>
            {counts ? formatCount(counts[count]) : '…'}
          </Tile>
        ))}
      </Tiles>
    </Stack>
  );
}
