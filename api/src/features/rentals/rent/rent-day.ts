import { clinicDay, dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Interval } from '../../../domain/intervals';
import { rentableFrom, roomDay } from '../../../domain/rentable-day';
import { dayFault, roomFault, spanOf } from '../../../domain/rental-request';
import { wallSpan } from '../../../domain/wall-span';
import type { Context } from '../../../platform/context';
import { bool } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { notFound, type AppError } from '../../../platform/errors/app-error';
import { openHours } from '../../room-hours/open-hours';
import { assertInUse } from '../../rooms/room-in-use';
import { priceOf } from '../price/price-of';
import { SOME_ROOM_DAYS, takenTimes, type RoomData, type RoomDaysData } from '../month/room-days.sql';
import type { RoomBooking } from '../room-booking.object';
import { toRoomBooking } from '../room-booking-row';
import { insertRentals } from './insert-rentals.sql';
import { pastDate, refusalOf, roomNotFree, type RentalMode } from './rental-refusals';

/** One rental per room and interval. */
export interface DayRequest {
  tenant: number;
  date: string;
  roomIds: readonly number[];
  /** Minutes of the day, checked. */
  intervals: readonly Interval[];
  notes: string | null;
  /** One per rental. */
  ids: readonly string[];
  mode: RentalMode;
  seriesId?: string;
}

/**
 * All or nothing. Locks rooms first, so that the error names the obstacle before a constraint fails. NOT_FOUND for a
 * room or professional; BAD_REQUEST for a past date; CONFLICT.
 */
export async function rentDay(ctx: Context, tx: Transaction, request: DayRequest): Promise<RoomBooking[]> {
  const { tenant, date, roomIds, intervals } = request;
  const [found] = await tx.rows(LOCK_ROOMS, [roomIds, tenant, ctx.now]);
  if (!found?.exists) throw notFound('El profesional no existe');
  const [data] = await tx.rows(SOME_ROOM_DAYS, [date, date, tenant, ctx.now, roomIds]);
  if (!data) throw new Error('The settings row is missing');

  const rentals = roomIds.flatMap((id) => {
    const room = data.rooms.find((it) => it.id === id);
    assertRentable(ctx, data, room, request);
    return intervals.map((interval) => rentalOf(data, room, date, interval));
  });
  const rows = await insertRentals(ctx, tx, {
    tenant,
    notes: request.notes,
    seriesId: request.seriesId ?? null,
    rentals: JSON.stringify(rentals.map((rental, index) => ({ ...rental, id: request.ids[index] }))),
  });
  return rows.map(toRoomBooking);
}

function assertRentable(
  ctx: Context,
  { zone }: RoomDaysData,
  room: RoomData | undefined,
  { date, intervals, mode }: DayRequest,
): asserts room is RoomData {
  assertInUse(ctx.actor, room, 'roomIds');
  const refusal = refusalOn(ctx, zone, room, { date, intervals, mode });
  if (refusal) throw refusal;
}

/** null: it can be rented. */
export function refusalOn(
  ctx: Pick<Context, 'now'>,
  zone: string,
  room: RoomData,
  { date, intervals, mode }: Pick<DayRequest, 'date' | 'intervals' | 'mode'>,
): AppError | null {
  const now = ceilToMinute(ctx.now);
  const today = dateOf(zone, now);
  if (date < today) return pastDate(mode);
  const day = clinicDay(zone, date);
  const open = openHours(room, [date]).get(date) ?? [];
  const { free } = roomDay(zone, day, { open, taken: takenTimes(room), from: rentableFrom(zone, day, now) });
  if (free.length === 0) return roomNotFree(room.name, date === today);
  const bookings = room.rentals.map(([, , start, end]) => wallSpan(zone, day, { start, end }));
  const fault = dayFault(zone, day, intervals) ?? roomFault({ free, bookings }, intervals);
  return fault && refusalOf(fault, mode);
}

function rentalOf(terms: RoomDaysData, room: RoomData, date: string, interval: Interval) {
  const { start, end } = spanOf(terms.zone, clinicDay(terms.zone, date), interval);
  const price = priceOf(terms, room.hourlyRate, end - start);
  return {
    room_id: room.id,
    start,
    end,
    hourly_rate: price.hourlyRate,
    base_cost: price.baseCost,
    discount_percentage: price.discountPercentage,
    discount_rule: price.rule?.description ?? null,
    discount_min_hours: price.rule?.minHoursPerDay ?? null,
    final_cost: price.finalCost,
  };
}

/** Locks rooms and tenant before reading. */
const LOCK_ROOMS = statement(
  'rentals.lock-rooms',
  `SELECT EXISTS (SELECT FROM professionals WHERE id = $2 AND user_id IS NOT NULL) AS exists
   FROM lock_occupancy($1::int[], ARRAY[$2::int], $3::timestamptz)`,
  { exists: bool },
);
