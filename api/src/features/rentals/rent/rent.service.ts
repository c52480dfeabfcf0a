import { createHash, randomUUID } from 'node:crypto';

import type { Interval } from '../../../domain/intervals';
import { requestFault } from '../../../domain/rental-request';
import { parseEndTime, parseTime } from '../../../domain/time-of-day';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { isStalled } from '../../../platform/errors/database-error';
import { reportTo } from '../../../platform/errors/error-report';
import { assertKey, createOnce } from '../../../platform/idempotency';
import { trimmed } from '../../../platform/validation/text';
import type { RentalIntervalInput, RentRoomsInBulkInput, RentRoomsInput } from '../rental.inputs';
import type { RoomBooking } from '../room-booking.object';
import { BOOKINGS_BY_ID, toRoomBooking, type RoomBookingRow } from '../room-booking.sql';
import { requiredTenant } from '../tenant';
import { rentDay, type DayRequest } from './rent-day';
import type { RentalDay } from './rental-day.object';
import { refusalOf } from './rental-refusals';

const MOST_ROOMS = 20;
const MOST_DAYS = 62;
const MOST_INTERVALS = 24;

/** Rents one day, all of it or nothing; see rentDay. A retry with the same key answers the rentals of the first. */
export async function rentRooms(ctx: Context, input: RentRoomsInput, key?: string | null): Promise<RoomBooking[]> {
  const tenant = requiredTenant(ctx, input.professionalId);
  const roomIds = readRoomIds(input.roomIds);
  const request = { tenant, date: input.date, roomIds, intervals: readIntervals(input.intervals), notes: trimmed(input.notes), mode: 'manual' } as const;
  return rentOnce(ctx, request, key, 'rentRooms');
}

/**
 * Rents each day by itself: all of a day or nothing, whatever becomes of the others. Throws only for what no day could change.
 * Once the database stalls, the days that are left are refused as that one was: each would wait as long, and nobody
 * waits minutes for an answer.
 */
export async function rentRoomsInBulk(ctx: Context, input: RentRoomsInBulkInput, key?: string | null): Promise<RentalDay[]> {
  const tenant = requiredTenant(ctx, input.professionalId);
  const dates = readDates(input.dates);
  const intervals = readIntervals(input.intervals);
  if (key != null) assertKey(key);
  const days: RentalDay[] = [];
  let stalled: RentalDay['error'] = null;
  // One after the other: they would queue for the same room anyway.
  for (const date of dates) {
    if (stalled) {
      days.push({ date, bookings: [], error: stalled });
      continue;
    }
    const request = { tenant, date, roomIds: [input.roomId], intervals, notes: trimmed(input.notes), mode: 'bulk' } as const;
    try {
      days.push({ date, bookings: await rentOnce(ctx, request, dayKey(key, date), 'rentRoomsInBulk'), error: null });
    } catch (thrown) {
      const { code, message } = reportTo(ctx.log)(thrown, ctx.requestId);
      const error = { code, message };
      if (isStalled(thrown)) stalled = error;
      days.push({ date, bookings: [], error });
    }
  }
  return days;
}

async function rentOnce(ctx: Context, request: Omit<DayRequest, 'ids'>, key: string | null | undefined, operation: string): Promise<RoomBooking[]> {
  const ids = Array.from({ length: request.roomIds.length * request.intervals.length }, () => randomUUID());
  const { bookings } = await createOnce<{ id: string; bookings: RoomBooking[] }>(ctx, {
    key,
    request: [operation, request],
    id: ids.join(),
    create: async (tx) => ({ id: ids.join(), bookings: await rentDay(ctx, tx, { ...request, ids }) }),
    load: async (id) => ({ id, bookings: await bookingsOf(ctx, id.split(',')) }),
  });
  return bookings;
}

async function bookingsOf(ctx: Context, ids: readonly string[]): Promise<RoomBooking[]> {
  return (await ctx.db.rows<RoomBookingRow>(BOOKINGS_BY_ID, [ids])).map(toRoomBooking);
}

/** So that a retry finds the days that were rented, and tries the others again. */
function dayKey(key: string | null | undefined, date: string): string | null {
  return key == null ? null : `${date}/${createHash('sha256').update(key).digest('hex')}`;
}

/** Each once. BAD_REQUEST on `roomIds`. */
export function readRoomIds(ids: readonly number[]): number[] {
  const roomIds = [...new Set(ids)];
  if (roomIds.length === 0) throw invalid('roomIds', 'Selecciona al menos una sala');
  if (roomIds.length > MOST_ROOMS) throw invalid('roomIds', `No se pueden reservar más de ${MOST_ROOMS} salas a la vez`);
  return roomIds;
}

/** Each once. BAD_REQUEST on `dates`. */
export function readDates(texts: readonly string[]): string[] {
  const dates = [...new Set(texts)];
  if (dates.length === 0) throw invalid('dates', 'Selecciona al menos un día');
  if (dates.length > MOST_DAYS) throw invalid('dates', `No se pueden reservar más de ${MOST_DAYS} días a la vez`);
  return dates;
}

/** BAD_REQUEST on `intervals`, or on the time that is none. */
export function readIntervals(inputs: readonly RentalIntervalInput[]): Interval[] {
  if (inputs.length === 0) throw invalid('intervals', 'Configura al menos un horario');
  if (inputs.length > MOST_INTERVALS) throw invalid('intervals', `No se pueden reservar más de ${MOST_INTERVALS} intervalos a la vez`);
  const intervals = inputs.map(({ startTime, endTime }, index) => ({
    start: parseTime(startTime) ?? unreadable(`intervals.${index}.startTime`),
    end: parseEndTime(endTime) ?? unreadable(`intervals.${index}.endTime`),
  }));
  const fault = requestFault(intervals);
  if (fault) throw refusalOf(fault, 'manual');
  return intervals;
}

function unreadable(field: string): never {
  throw invalid(field, 'La hora debe tener la forma HH:mm');
}
