import { holdsTime } from '../../domain/appointment-status';
import { dateOf } from '../../domain/clinic-time';
import { dayNumber } from '../../domain/calendar-date';
import { OVERBOOKED, OVERBOOKING_REASONS, VISITOR } from '../tables/visits';
import type { AppointmentBook, AppointmentRow } from './appointment-book';
import { Random } from './random';

/** Share of the days on which somebody is squeezed in. */
const SHARE = 0.6;
/** After the turno has begun. */
const LATER_MINUTES = 10;

/**
 * Patients who are to be squeezed in beside a turno, in its room and to its end. Their chances are their own: what else
 * the day makes stays as it is.
 */
export function makeOverbookings({
  calendar,
  rows,
}: AppointmentBook): (AppointmentRow & { overbookingReason: string })[] {
  const { zone, today } = calendar;
  const random = new Random(dayNumber(today) + 1);
  const dateOfRow = ({ startsAt }: AppointmentRow) => dateOf(zone, startsAt);
  return calendar.activeDates.flatMap((date) => {
    const ofDate = rows.filter((row) => dateOfRow(row) === date);
    const beside = ofDate.find(({ professional, status }) => professional === OVERBOOKED && holdsTime(status));
    if (date <= today || !beside || !random.chance(SHARE)) return [];
    const busy = new Set([VISITOR, ...ofDate.map(({ patientEmail }) => patientEmail)]);
    const known = rows.filter((row) => row.professional === OVERBOOKED && !busy.has(row.patientEmail));
    if (known.length === 0) return [];
    const { account, patientName, patientEmail, patientPhone, patientBirthDate, contactName } = random.pick(known);
    const { professional, room, status, startsAt, endsAt, createdAt } = beside;
    const patient = { account, patientName, patientEmail, patientPhone, patientBirthDate, contactName };
    const turno = { professional, room, status, startsAt: startsAt + LATER_MINUTES, endsAt, createdAt };
    const overbookingReason = random.pick(OVERBOOKING_REASONS);
    return [{ id: random.uuid(), ...patient, ...turno, notes: null, overbookingReason }];
  });
}
