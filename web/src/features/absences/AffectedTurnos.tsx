import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';

import { isExpected } from '../../clinic/appointment/appointment-status';
import { overlap } from '../../kit/time/intervals';
import { clockTime, dayOf } from '../../kit/time/wall-time';
import { absentSpan, chosenDate, type AbsentValues } from './absent-form';
import { useAffectedTurnosQuery } from './absences.generated';
import { texts } from './texts';

interface Props {
  professionalId: number;
  /** The viewer's. */
  isOwn: boolean;
  /** The clinic's instant. */
  now: string;
}

/** Number of turnos that the absence in the form falls on. */
export function AffectedTurnos({ professionalId, isOwn, now }: Props) {
  const { values } = useFormikContext<AbsentValues>();
  const date = chosenDate(values);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date);
  const { data, error } = useAffectedTurnosQuery({
    variables: { professionalId, date },
    skip: !isDate,
    // Only a part of the day that the agenda keeps.
    fetchPolicy: 'no-cache',
  });
  const span = absentSpan(values, now);
  const affected = data?.agendaDay.appointments.filter(
    ({ status, startTime, endTime }) =>
      isExpected(status) &&
      overlap(span, {
        startTime: clockTime(startTime),
        endTime: dayOf(endTime) === dayOf(startTime) ? clockTime(endTime) : '24:00',
      }),
  );
  const attends = data?.agendaDay.professionals.some(({ id, hours }) => id === professionalId && hours.length > 0);
  const text = error
    ? texts.mark.affectedFailed
    : affected && texts.mark.affected(affected.length, attends ?? true, isOwn);
  return (
    <Typography role="status" sx={{ minHeight: '1lh', fontWeight: 600 }}>
      {isDate && text}
    </Typography>
  );
}
