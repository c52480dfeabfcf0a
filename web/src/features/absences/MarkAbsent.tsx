import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { useHolidays } from '../../clinic/holidays/useHolidays';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { dayOf, monthOf } from '../../kit/time/wall-time';
import { firstWorkingDay } from './absent-form';
import { useMarkAbsentPageQuery } from './absences.generated';
import { MarkAbsentForm } from './MarkAbsentForm';
import { hoursText, texts } from './texts';

/** The form shows the current minute after "desde ahora". */
const POLL_MS = 60_000;

interface Props {
  professionalId: number;
  /** The viewer's. */
  isOwn?: boolean;
  /** The board of a date, yyyy-MM-dd. */
  boardPath: (date: string) => string;
  onDone: (date: string) => void;
}

export function MarkAbsent({ professionalId, isOwn = false, boardPath, onDone }: Props) {
  const query = useMarkAbsentPageQuery({
    variables: { professionalId },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    errorFallback: texts.mark.failedToLoad,
  });
  return (
    <Card component="section" sx={{ gap: 4, maxWidth: 640 }} aria-labelledby="ausencia">
      <LoadedOnce
        query={query}
        errorTitle={texts.mark.failedToLoad}
        waiting={<FormOnItsWay label={texts.mark.loading} />}
      >
        {({ clinic, absenceBoard: { date, professional, absences }, professionalAvailability: { entries } }) => (
          <>
            <Typography variant="subtitle1" component="h2" id="ausencia">
              {texts.mark.of(isOwn ? null : professional.name)}
            </Typography>
            {absences.length > 0 && (
              <Alert severity="info" role="note" action={<Link to={boardPath(date)}>{texts.mark.toBoard(isOwn)}</Link>}>
                {texts.mark.marked(absences.map(hoursText).join(', '))}
              </Alert>
            )}
            <FormOnFirstDay
              professionalId={professionalId}
              professionalName={isOwn ? null : professional.name}
              now={clinic.now}
              hours={entries}
              isAbsentToday={absences.some(({ isAllDay }) => isAllDay)}
              onDone={onDone}
            />
          </>
        )}
      </LoadedOnce>
    </Card>
  );
}

interface FirstDayProps extends Omit<ComponentProps<typeof MarkAbsentForm>, 'firstDay'> {
  hours: Parameters<typeof firstWorkingDay>[0]['hours'];
  isAbsentToday: boolean;
}

/** Waits for the month's holidays. */
function FormOnFirstDay({ hours, isAbsentToday, ...form }: FirstDayProps) {
  const today = dayOf(form.now);
  const { query, closedFor } = useHolidays(monthOf(today));
  if (!query.data && !query.error) return <FormOnItsWay label={texts.mark.loading} />;
  const isOff = (day: string) => closedFor(day) !== undefined || (isAbsentToday && day === today);
  return <MarkAbsentForm {...form} firstDay={firstWorkingDay({ now: form.now, hours, isOff })} />;
}
