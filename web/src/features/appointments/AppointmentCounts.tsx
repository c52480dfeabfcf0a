import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { formatCount } from '../../kit/text/count-text';
import { Tile, Tiles } from '../../kit/ui/Tiles';
import { texts } from './texts';

const CARDS = ['total', 'scheduled', 'completed', 'cancelled'] as const;
type Counts = Readonly<Record<(typeof CARDS)[number], number>>;

interface Props {
  /** Undefined while loading. */
  counts: Counts | undefined;
  /** Mis Citas counts citas, the clinic turnos. */
  of: 'cita' | 'turno';
  /** e.g. "Turnos de noviembre de 2026". */
  label: string;
}

/** Absences have no card: the page lists them beside, so the sum adds up. */
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
