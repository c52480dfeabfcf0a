import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { Avatar } from '../../../shared/people/Avatar';
import { countText } from '../../../shared/text/count-text';
import { durationText } from '../../../shared/time/time-of-day';
import { UnbrokenRow } from '../../../shared/ui/layout';
import { absenceText, hoursLines } from './overview-text';
import type { ProfessionalHoursFragment } from './overview.generated';

const Facts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '& h4': { margin: 0, fontSize: '0.875rem', lineHeight: '1.25rem', color: 'var(--muted)', fontWeight: 600 },
  '& ul': { display: 'grid', gap: 2 },
});

/** More than these are counted: a holiday of a month is thirty dates. */
const ABSENCES_SHOWN = 5;

interface Props {
  availability: ProfessionalHoursFragment;
  /** "noviembre de 2026" */
  monthName: string;
  onWeek: () => void;
  onDates: () => void;
}

/** When a professional attends, and when not in the month on show. */
export function AvailabilityCard({ availability: { professional, week, weeklyMinutes, unavailableDates }, monthName, onWeek, onDates }: Props) {
  const { id, name, pictureUrl, specialtyName } = professional;
  const headingId = `disponibilidad-${id}`;
  const more = unavailableDates.length - ABSENCES_SHOWN;
  return (
    <Card component="article" aria-labelledby={headingId}>
      <UnbrokenRow spacing={3} sx={{ '& > div': { minWidth: 0, overflowWrap: 'anywhere' } }}>
        <Avatar name={name} pictureUrl={pictureUrl} />
        <div>
          <Typography variant="h3" id={headingId}>{name}</Typography>
          {specialtyName && <Typography color="textSecondary">{specialtyName}</Typography>}
        </div>
      </UnbrokenRow>
      <Facts>
        <Typography variant="h4">Horas semanales{week.length > 0 && `: ${durationText(weeklyMinutes)}`}</Typography>
        {week.length === 0 ? (
          <Alert severity="warning" role="note" sx={{ padding: '8px 12px', fontWeight: 600 }}>
            Sin disponibilidad configurada
          </Alert>
        ) : (
          <ul className="lines">
            {hoursLines(week).map(({ days, hours }) => (
              <li key={hours}>
                {days}: {hours}
              </li>
            ))}
          </ul>
        )}
      </Facts>
      <Facts>
        <Typography variant="h4">Ausencias de {monthName}</Typography>
        {unavailableDates.length === 0 ? (
          <Typography color="textSecondary">Ninguna</Typography>
        ) : (
          <ul className="lines">
            {unavailableDates.slice(0, ABSENCES_SHOWN).map((date) => (
              <li key={date.id}>{absenceText(date)}</li>
            ))}
            {more > 0 && <li>y {countText(more, 'fecha', 'fechas')} más</li>}
          </ul>
        )}
      </Facts>
      <Stack direction="row" spacing={2} sx={{ mt: 'auto' }}>
        <Button size="small" variant="outlined" aria-haspopup="dialog" aria-describedby={headingId} onClick={onWeek}>
          Gestionar Disponibilidad
        </Button>
        <Button size="small" variant="outlined" aria-haspopup="dialog" aria-describedby={headingId} onClick={onDates}>
          Fechas no disponibles
        </Button>
      </Stack>
    </Card>
  );
}
