import { randomUUID } from 'node:crypto';

import { wallTime } from '../../../domain/clinic-time';
import { enumerated } from '../../../domain/counted';
import { longDate } from '../../../domain/long-date';
import { plural } from '../../../domain/plural';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { withinSavepoint } from '../../../platform/database/savepoint';
import { AppError } from '../../../platform/errors/app-error';
import { atPlace } from '../../../platform/errors/at-place';
import { refusalIn } from '../../../platform/errors/database-error';
import { createOnce } from '../../../platform/idempotency';
import { instantOf } from '../../../platform/validation/instant';
import { recordCreated } from '../../audit/record-audit';
import { getProfessional } from '../../professionals/professional.service';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { clinicSettings } from '../../settings/settings.service';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import { canBookFreely } from '../appointment.policy';
import { auditLabel } from '../audited-appointment';
import { assertPatient } from '../book/book-appointment.service';
import { bookSlot } from '../book/book-slot';
import { bookedPatient } from '../book/booked-patient';
import { assertSamePatientConfirmed, type Confirmed } from '../book/same-patient';
import { requestSeriesMail } from '../mails/series-mails';
import { asBooked } from '../shown-appointment';
import { SERIES, SeriesEntity } from './series.entity';
import type { BookSeriesInput } from './series.inputs';
import type { AppointmentSeries } from './series.objects';
import { assertMayBookSeries } from './series-dates.service';
import { getBookedSeries } from './series-rows';

/**
 * All or none. FORBIDDEN; BAD_REQUEST; CONFLICT naming each taken one, or as assertSamePatientConfirmed;
 * TOO_MANY_REQUESTS.
 */
export async function bookSeries(
  ctx: Context,
  input: BookSeriesInput,
  key?: string | null,
  confirmedAppointments: Confirmed = null,
): Promise<AppointmentSeries> {
  const { professionalId, turnos, everyWeeks } = input;
  assertMayBookSeries(ctx, await getProfessional(ctx, professionalId), turnos.length);
  await assertPatient(ctx, input, { isStaff: canBookFreely(ctx.actor, professionalId) });
  const { timeZone } = await clinicSettings(ctx);
  const slots = turnos.map(({ startTime, roomId }, index) => ({
    place: `turnos.${index}`,
    startTime,
    roomId,
    start: instantOf(`turnos.${index}.startTime`, startTime, timeZone),
  }));
  const id = randomUUID();
  return createOnce<AppointmentSeries>(ctx, {
    key,
    request: ['bookSeries', { ...input, turnos: turnos.map((turno) => ({ ...turno })) }],
    id,
    load: (earlier) => getBookedSeries(ctx, earlier),
    create: async (tx) => {
      await lockOccupancy(ctx, tx, { roomIds: slots.map(({ roomId }) => roomId), professionalIds: [professionalId] });
      await tx.manager.insert(SeriesEntity, { id, everyWeeks, createdAt: ctx.now });
      const forWhom = { ...input, ...(await bookedPatient(ctx, tx, input)) };
      const booked = await allOrNone(
        slots.toSorted((a, b) => a.start - b.start),
        timeZone,
        ({ place, startTime, roomId }) =>
          atPlace(
            place,
            withinSavepoint(tx, () => bookOne(ctx, tx, { ...forWhom, startTime, roomId }, id)),
          ),
      );
      const placings = booked.map((turno) => ({ turno }));
      await assertSamePatientConfirmed(ctx, tx, placings, confirmedAppointments);
      const [first] = booked;
      await recordCreated(ctx, tx, SERIES, { id, everyWeeks, count: booked.length }, auditLabel(first!));
      await requestSeriesMail(tx, 'received', booked);
      return { id, everyWeeks, appointments: booked.map((row) => asBooked(toAppointment(row))) };
    },
  });
}

interface OneBooking extends Omit<BookSeriesInput, 'turnos' | 'everyWeeks'> {
  startTime: string;
  roomId: number;
}

function bookOne(ctx: Context, tx: Transaction, booking: OneBooking, seriesId: string): Promise<AppointmentRow> {
  const { durationMinutes = null } = booking;
  return bookSlot(ctx, tx, randomUUID(), { ...booking, durationMinutes, lengthField: 'durationMinutes', seriesId });
}

interface Placed {
  place: string;
  /** Epoch minute. */
  start: number;
}

/** Tries each, to name all taken ones. The transaction must end with the throw. */
async function allOrNone<Slot extends Placed, Result>(
  slots: readonly Slot[],
  zone: string,
  write: (slot: Slot) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = [];
  const refused: Slot[] = [];
  for (const slot of slots) {
    try {
      done.push(await write(slot));
    } catch (error) {
      if (!isTaken(error)) throw error;
      refused.push(slot);
    }
  }
  if (refused.length > 0) throw noLongerFree(refused, zone);
  return done;
}

export function isTaken(error: unknown): boolean {
  return refusalIn(error)?.code === 'CONFLICT';
}

export function noLongerFree(slots: readonly Placed[], zone: string): AppError {
  const names = slots.map(({ start }) => `${longDate(zone, start)} a las ${wallTime(zone, start)}`);
  const [one, many] = ['Ya no está libre', 'Ya no están libres'];
  return new AppError('CONFLICT', `${plural(slots.length, one, many)}: ${enumerated(names)}. No se guardó nada`, {
    field: `${slots[0]!.place}.startTime`,
  });
}
