import { dateOf, minuteOfDate, parseInstant, toOffsetIso } from '../../../domain/clinic-time';
import { parseEndTime, parseTime } from '../../../domain/time-of-day';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { assertLength } from '../../professionals/appointment-duration';
import { clinicSettings } from '../../settings/settings.service';
import type { CreateAppointmentInput } from '../appointment.inputs';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { getAppointment } from '../appointment.service';
import { bookOnce } from './book-any-room';
import { agreedLength, assertPatient } from './book-appointment.service';

/**
 * For staff: any free time; without a room, picks the best. BAD_REQUEST when the times contradict each other; otherwise
 * as bookSlot and assertSamePatientConfirmed.
 */
export async function createAppointment(
  ctx: Context,
  input: CreateAppointmentInput,
  key?: string | null,
  confirmedAppointments: readonly string[] | null = null,
): Promise<Appointment> {
  assertCan(canBookFreely(ctx.actor, input.professionalId));
  await assertPatient(ctx, input, { isStaff: true });
  const { timeZone } = await clinicSettings(ctx);
  const times = readTimes(input, timeZone);
  return bookOnce(
    ctx,
    { ...input, ...times, lengthField: 'durationMinutes', confirmedAppointments },
    { key, request: ['createAppointment', { ...input }], load: (earlier) => getAppointment(ctx, earlier) },
  );
}

function readTimes(
  { appointmentDate = null, startTime, endTime, durationMinutes = null }: CreateAppointmentInput,
  zone: string,
): { startTime: string; durationMinutes: number | null } {
  const start = readTime('startTime', startTime, zone, appointmentDate, parseTime);
  const date = dateOf(zone, start);
  if (appointmentDate !== null && appointmentDate !== date) {
    throw invalid('appointmentDate', 'La fecha no coincide con la del horario de inicio');
  }
  const end = endTime ? readTime('endTime', endTime, zone, date, parseEndTime) : null;
  assertLength(durationMinutes);
  const minutes = end === null ? durationMinutes : agreedLength(end - start, durationMinutes);
  return { startTime: toOffsetIso(zone, start), durationMinutes: minutes };
}

function readTime(
  field: string,
  text: string,
  zone: string,
  date: string | null,
  parse: (text: string) => number | null,
): number {
  const minute = parse(text);
  if (minute !== null && date === null)
    throw invalid('appointmentDate', 'La fecha es requerida cuando la hora viene sin ella');
  const instant = minute === null || date === null ? parseInstant(text, zone) : minuteOfDate(zone, date, minute);
  if (instant === null)
    throw invalid(field, 'La hora debe tener la forma HH:mm, o AAAA-MM-DDTHH:mm con minutos enteros');
  return instant;
}
