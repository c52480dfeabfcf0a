import { dateOf, minuteOfDate, parseInstant, toOffsetIso } from '../../../domain/clinic-time';
import { parseEndTime, parseTime } from '../../../domain/time-of-day';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { fromDatabaseError } from '../../../platform/errors/database-error';
import { earlierOr } from '../../../platform/idempotency';
import { assertLength } from '../../professionals/appointment-duration';
import { clinicSettings } from '../../settings/settings.service';
import type { CreateAppointmentInput } from '../appointment.inputs';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { bookAppointment, getAppointment } from '../appointment.service';
import { proposeRoom } from './propose-room';

/**
 * Books any free time on a calendar that one keeps, from the forms that a clinic's own dialogs send. BAD_REQUEST when
 * they contradict themselves; otherwise as bookAppointment. Where no room is named, it is in the one that suits best.
 */
export async function createAppointment(ctx: Context, input: CreateAppointmentInput, key?: string | null): Promise<Appointment> {
  assertCan(canBookFreely(ctx.actor, input.professionalId));
  const { timeZone: zone } = await clinicSettings(ctx);
  const { appointmentDate = null, startTime, endTime, durationMinutes, ...rest } = input;
  const start = readTime('startTime', startTime, zone, appointmentDate, parseTime);
  const date = dateOf(zone, start);
  if (appointmentDate !== null && appointmentDate !== date) throw invalid('appointmentDate', 'La fecha no coincide con la del horario de inicio');
  const end = endTime ? readTime('endTime', endTime, zone, date, parseEndTime) : null;
  const when = { professionalId: rest.professionalId, startTime: toOffsetIso(zone, start), durationMinutes: durationMinutes ?? (end === null ? null : end - start) };
  assertLength(when.durationMinutes);
  // The key stands for what was sent: a retry may be proposed another room, or none.
  const request = ['createAppointment', { ...input }];
  const retry = { key, request, load: (id: string) => getAppointment(ctx, id) };
  const booking = { ...rest, startTime: when.startTime, endTime: end === null ? null : toOffsetIso(zone, end), durationMinutes };
  const bookIn = (roomId: number) => bookAppointment(ctx, { ...booking, roomId }, key, request);
  if (rest.roomId != null) return bookIn(rest.roomId);
  const tried: number[] = [];
  for (;;) {
    const room = await proposeRoom(ctx, when, tried).catch((refusal: unknown) => earlierOr(ctx, retry, refusal));
    if (typeof room !== 'number') return room;
    tried.push(room);
    try {
      return await bookIn(room);
    } catch (refusal) {
      if (tried.length === MOST_ROOMS_TRIED || !isConflict(refusal)) throw refusal;
    }
  }
}

/** A room is proposed before it is locked: as many colleagues at the same moment may each take one that was proposed here too. */
const MOST_ROOMS_TRIED = 8;

/** Whether that room was taken or closed after it was proposed, or the professional's time was. */
function isConflict(refusal: unknown): boolean {
  const known = refusal instanceof AppError ? refusal : fromDatabaseError(refusal);
  return known?.code === 'CONFLICT';
}

/** A whole date and time, or a time of `date`, as an instant. */
function readTime(field: string, text: string, zone: string, date: string | null, parse: (text: string) => number | null): number {
  const minute = parse(text);
  if (minute !== null && date === null) throw invalid('appointmentDate', 'La fecha es requerida cuando la hora viene sin ella');
  const instant = minute === null || date === null ? parseInstant(text, zone) : minuteOfDate(zone, date, minute);
  if (instant === null) throw invalid(field, 'La hora debe tener la forma HH:mm, o AAAA-MM-DDTHH:mm con minutos enteros');
  return instant;
}
