import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { formatCount } from '../../shared/text/count-text';
import { Tile, Tiles } from '../../shared/ui/Tiles';
import { texts } from './texts';

const CARDS = ['total', 'scheduled', 'completed', 'cancelled'] as const;
type Counts = Readonly<Record<(typeof CARDS)[number], number>>;

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
        {absent > 0 && ` · ${texts.appointmentCounts.absent(absent)}`}
      </Typography>
      <Tiles aria-labelledby={labelId}>
        {CARDS.map((count) => (
          <Tile key={count} label={texts.appointmentCounts[of][count]}>
            {counts ? formatCount(counts[count]) : '…'}
          </Tile>
        ))}
      </Tiles>
    </Stack>
  );
}
