import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { Avatar } from '../../../clinic/people/Avatar';
import { useMay } from '../../../clinic/session/useMay';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { UnbrokenRow } from '../../../kit/ui/layout';
import { theme } from '../../../kit/ui/theme';
import { markAbsentPath } from '../../absences/absences.paths';
import { absenceText, texts } from '../texts';
import { hoursLines } from './hours-lines';
import type { ProfessionalHoursFragment } from './overview.generated';

const Facts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '& h4': {
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
  },
  '& ul': { display: 'grid', gap: 2 },
});

/** Then only counts: a month's holiday is thirty dates. */
const ABSENCES_SHOWN = 5;

interface Props {
  availability: ProfessionalHoursFragment;
  /** "noviembre de 2026" */
  monthName: string;
  onWeek: () => void;
  onDates: () => void;
}

export function AvailabilityCard({ availability, monthName, onWeek, onDates }: Props) {
  const { professional, week, weeklyMinutes, unavailableDates } = availability;
  const { id, name, pictureUrl, specialtyName } = professional;
  const headingId = `disponibilidad-${id}`;
  const marksAbsences = useMay('appointments');
  const more = unavailableDates.length - ABSENCES_SHOWN;
  return (
    <Card component="article" aria-labelledby={headingId}>
      <UnbrokenRow spacing={3} sx={{ '& > div': { minWidth: 0, overflowWrap: 'anywhere' } }}>
        <Avatar name={name} pictureUrl={pictureUrl} />
        <div>
          <Typography variant="h3" id={headingId}>
            {name}
          </Typography>
          {specialtyName && <Typography color="textSecondary">{specialtyName}</Typography>}
        </div>
      </UnbrokenRow>
      <Facts>
        <Typography variant="h4">
          {week.length > 0 ? texts.availabilityCard.weekOf(weeklyMinutes) : texts.availabilityCard.week}
        </Typography>
        {week.length === 0 ? (
          <Alert severity="warning" role="note" sx={{ padding: '8px 12px', fontWeight: 600 }}>
            {texts.availabilityCard.weekEmpty}
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
        <UnbrokenRow sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h4">
            {unavailableDates.length === 0
              ? texts.availabilityCard.absencesEmpty(monthName)
              : texts.availabilityCard.absences(monthName)}
          </Typography>
          {marksAbsences && (
            <ButtonLink size="small" variant="text" aria-describedby={headingId} to={markAbsentPath(id)}>
              {texts.availabilityCard.absent}
            </ButtonLink>
          )}
        </UnbrokenRow>
        {unavailableDates.length > 0 && (
          <ul className="lines">
            {unavailableDates.slice(0, ABSENCES_SHOWN).map((date) => (
              <li key={date.id}>{absenceText(date)}</li>
            ))}
            {more > 0 && <li>{texts.availabilityCard.absencesMore(more)}</li>}
          </ul>
        )}
      </Facts>
      <Stack direction="row" spacing={2} sx={{ mt: 'auto' }}>
        <Button size="small" variant="outlined" aria-haspopup="dialog" aria-describedby={headingId} onClick={onWeek}>
          {texts.availabilityCard.openWeek}
        </Button>
        <Button size="small" variant="outlined" aria-haspopup="dialog" aria-describedby={headingId} onClick={onDates}>
          {texts.availabilityCard.openDates}
        </Button>
      </Stack>
    </Card>
  );
}
