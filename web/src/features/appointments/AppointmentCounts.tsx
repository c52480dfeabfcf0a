import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
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
  /** Low tiles, and the label for screen readers alone. */
  dense?: boolean;
}

/** Absences have no card: the page lists them beside, so the sum adds up. */
export function AppointmentCounts({ counts, of, label, dense = false }: Props) {
  const labelId = useId();
  const absent = counts ? counts.total - counts.scheduled - counts.completed - counts.cancelled : 0;
  return (
    <Stack spacing={dense ? 0 : 1}>
      <Typography variant="body2" color="textSecondary" id={labelId} style={dense ? visuallyHidden : undefined}>
        {label}
        {absent > 0 && ` · ${texts.appointmentCounts.absent(absent)}`}
      </Typography>
      <Tiles aria-labelledby={labelId} className={dense ? 'dense' : undefined}>
        {CARDS.map((count) => (
          <Tile key={count} label={texts.appointmentCounts[of][count]}>
            {counts ? formatCount(counts[count]) : '…'}
          </Tile>
        ))}
      </Tiles>
    </Stack>
  );
}
