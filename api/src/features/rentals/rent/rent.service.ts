import { createHash, randomUUID } from 'node:crypto';

import type { Context } from '../../../platform/context';
import { isStalled } from '../../../platform/errors/database-error';
import { reportTo } from '../../../platform/errors/error-report';
import { assertKey, createOnce } from '../../../platform/idempotency';
import { trimmed } from '../../../platform/validation/text';
import type { RoomBooking } from '../room-booking.object';
import { ROOM_BOOKINGS, selectRoomBookings, toRoomBooking } from '../room-booking-row';
import { requiredTenant } from '../tenant';
import { rentDay, type DayRequest } from './rent-day';
import { readDates, readIntervals, readRoomIds } from './read-request';
import type { RentRoomsInBulkInput, RentRoomsInput } from './rent.inputs';
import type { RentalDay } from './rental-day.object';

/** Rents one day: everything or nothing; see rentDay. A retry with the same key returns the first result. */
export async function rentRooms(ctx: Context, input: RentRoomsInput, key?: string | null): Promise<RoomBooking[]> {
  const tenant = requiredTenant(ctx, input.professionalId);
  const roomIds = readRoomIds(input.roomIds);
  const intervals = readIntervals(input.intervals);
  const request = {
    tenant,
    date: input.date,
    roomIds,
    intervals,
    notes: trimmed(input.notes),
    mode: 'manual',
  } as const;
  return rentOnce(ctx, request, key, 'rentRooms');
}

/**
 * Rents each day by itself. Throws only for faults in the request. Once the database stalls, it refuses the remaining
 * days at once instead of waiting for each.
 */
export async function rentRoomsInBulk(
  ctx: Context,
  input: RentRoomsInBulkInput,
  key?: string | null,
): Promise<RentalDay[]> {
  const tenant = requiredTenant(ctx, input.professionalId);
  const dates = readDates(input.dates);
  const intervals = readIntervals(input.intervals);
  if (key != null) assertKey(key);
  const days: RentalDay[] = [];
  let stalled: RentalDay['error'] = null;
  // In sequence: they would wait for the same room anyway.
  for (const date of dates) {
    if (stalled) {
      days.push({ date, bookings: [], error: stalled });
      continue;
    }
    const request = {
      tenant,
      date,
      roomIds: [input.roomId],
      intervals,
      notes: trimmed(input.notes),
      mode: 'bulk',
    } as const;
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

async function rentOnce(
  ctx: Context,
  request: Omit<DayRequest, 'ids'>,
  key: string | null | undefined,
  operation: string,
): Promise<RoomBooking[]> {
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
  const query = selectRoomBookings(ctx.db.manager).where('b.id = ANY (:ids)', { ids });
  return (await ctx.db.select(ROOM_BOOKINGS, query)).map(toRoomBooking);
}

/** One key per day: a retry finds the rented days and tries the others again. */
function dayKey(key: string | null | undefined, date: string): string | null {
  return key == null ? null : `${date}/${createHash('sha256').update(key).digest('hex')}`;
}
