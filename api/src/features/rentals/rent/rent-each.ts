import { createHash, randomUUID } from 'node:crypto';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { isStalled } from '../../../platform/errors/database-error';
import { reportTo } from '../../../platform/errors/error-report';
import { assertKey, createOnce } from '../../../platform/idempotency';
import type { RoomBooking } from '../room-booking.object';
import { ROOM_BOOKINGS, selectRoomBookings, toRoomBooking } from '../room-booking-row';
import { rentDay, type DayRequest } from './rent-day';
import type { RentalDay } from './rental-day.object';

export type WantedDay = Omit<DayRequest, 'ids'>;

/**
 * Rents each day in its own transaction, in order. Once the database stalls, refuses the rest at once. `before` runs in
 * each, before any lock.
 */
export async function rentEach(
  ctx: Context,
  wanted: readonly WantedDay[],
  key: string | null | undefined,
  operation: string,
  before?: (tx: Transaction) => Promise<void>,
): Promise<RentalDay[]> {
  if (key != null) assertKey(key);
  const days: RentalDay[] = [];
  let stalled: RentalDay['error'] = null;
  // They would wait for the same room anyway.
  for (const request of wanted) {
    const { date } = request;
    if (stalled) {
      days.push({ date, bookings: [], error: stalled });
      continue;
    }
    try {
      const bookings = await rentOnce(ctx, request, dayKey(key, date), operation, before);
      days.push({ date, bookings, error: null });
    } catch (thrown) {
      const { code, message } = reportTo(ctx.log)(thrown, ctx.requestId);
      const error = { code, message };
      if (isStalled(thrown)) stalled = error;
      days.push({ date, bookings: [], error });
    }
  }
  return days;
}

/** Idempotent by key. */
export async function rentOnce(
  ctx: Context,
  request: WantedDay,
  key: string | null | undefined,
  operation: string,
  before?: (tx: Transaction) => Promise<void>,
): Promise<RoomBooking[]> {
  const ids = Array.from({ length: request.roomIds.length * request.intervals.length }, () => randomUUID());
  const { bookings } = await createOnce<{ id: string; bookings: RoomBooking[] }>(ctx, {
    key,
    request: [operation, request],
    id: ids.join(),
    create: async (tx) => {
      await before?.(tx);
      return { id: ids.join(), bookings: await rentDay(ctx, tx, { ...request, ids }) };
    },
    load: async (id) => ({ id, bookings: await bookingsOf(ctx, id.split(',')) }),
  });
  return bookings;
}

async function bookingsOf(ctx: Context, ids: readonly string[]): Promise<RoomBooking[]> {
  const query = selectRoomBookings(ctx.db.manager).where('b.id = ANY (:ids)', { ids });
  return (await ctx.db.select(ROOM_BOOKINGS, query)).map(toRoomBooking);
}

/** A retry finds rented days, and tries the others. */
function dayKey(key: string | null | undefined, date: string): string | null {
  return key == null ? null : `${date}/${createHash('sha256').update(key).digest('hex')}`;
}
