import type { EntityManager, SelectQueryBuilder } from 'typeorm';

import { weekdayOf } from '../../domain/calendar-date';
import { clinicDayAt, toOffsetIso } from '../../domain/clinic-time';
import { fromHundredths, toHundredths } from '../../domain/decimal';
import { hoursOf } from '../../domain/rental-totals';
import { formatTime } from '../../domain/time-of-day';
import { wallSpan } from '../../domain/wall-span';
import { isWeekend } from '../../domain/weekday';
import { float, int, nullable, numeric, text, uuid, type RowOf } from '../../platform/database/columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { joinText, withJoins } from '../../platform/database/join';
import { selection } from '../../platform/database/selection';
import { bookingJoins } from '../professionals/booking-joins';
import { PROFESSIONAL_NAME } from '../professionals/professional-name';
import { RoomBookingEntity } from './room-booking.entity';
import type { RoomBooking } from './room-booking.object';

/** Instants in epoch minutes. toRoomBooking makes the API's object of it. */
export const ROOM_BOOKING_ROW = {
  id: uuid,
  professionalId: int,
  professionalName: text,
  professionalSpecialty: nullable(text),
  roomId: int,
  roomName: text,
  start: float,
  end: float,
  notes: nullable(text),
  hourlyRate: numeric,
  baseCost: numeric,
  discountPercentage: numeric,
  discountRule: nullable(text),
  discountMinHours: nullable(numeric),
  finalCost: numeric,
  createdAt: float,
  cancelledAt: nullable(float),
  zone: text,
};
export type RoomBookingRow = RowOf<typeof ROOM_BOOKING_ROW>;
export const ROOM_BOOKINGS = selection('rentals.rows', ROOM_BOOKING_ROW);

/** Their SQL: `b` is the rental, `u` its professional's account. */
const SOURCES: Record<keyof RoomBookingRow, string> = {
  id: 'b.id',
  professionalId: 'b.professional_id',
  professionalName: PROFESSIONAL_NAME,
  professionalSpecialty: 's.name',
  roomId: 'b.room_id',
  roomName: 'r.name',
  start: epochMinute('b.starts_at'),
  end: epochMinute('b.ends_at'),
  notes: 'b.notes',
  hourlyRate: 'b.hourly_rate',
  baseCost: 'b.base_cost',
  discountPercentage: 'b.discount_percentage',
  discountRule: 'b.discount_rule',
  discountMinHours: 'b.discount_min_hours',
  finalCost: 'b.final_cost',
  createdAt: epochMinute('b.created_at'),
  cancelledAt: epochMinute('b.cancelled_at'),
  zone: 'settings.timezone',
};
const SELECTION = Object.entries(SOURCES).map(([name, source]) => `${source} AS "${name}"`);
const ORDER = ['b.starts_at', 'r.sort_order', 'lower(r.name)'];

const JOINS = bookingJoins('b');

/** Selects ROOM_BOOKING_ROW from `b`. */
export const ROOM_BOOKING_COLUMNS = SELECTION.join(', ');
/** For ROOM_BOOKING_COLUMNS and ROOM_BOOKING_ORDER. */
export const ROOM_BOOKING_JOINS = joinText(JOINS);
/** Earliest first, then in the rooms' order. */
export const ROOM_BOOKING_ORDER = ORDER.join(', ');

/** All rentals, also cancelled ones; add conditions on `b`. */
export function selectRoomBookings(manager: EntityManager): SelectQueryBuilder<RoomBookingEntity> {
  return withJoins(manager.createQueryBuilder(RoomBookingEntity, 'b').select(SELECTION), JOINS).orderBy(
    Object.fromEntries(ORDER.map((source) => [source, 'ASC' as const])),
  );
}

/** A rental that crosses midnight (after a change of time zone) ends at 24:00 here; hours and price are whole. */
export function toRoomBooking(row: RoomBookingRow): RoomBooking {
  const { zone, start, end } = row;
  const day = clinicDayAt(zone, start);
  const wall = wallSpan(zone, day, { start, end });
  // No spread: it would make a month's rentals several times slower in V8.
  return {
    id: row.id,
    professionalId: row.professionalId,
    professionalName: row.professionalName,
    professionalSpecialty: row.professionalSpecialty,
    roomId: row.roomId,
    roomName: row.roomName,
    start,
    date: day.date,
    startTime: formatTime(wall.start),
    endTime: formatTime(wall.end),
    minutes: end - start,
    hours: Number(hoursOf(end - start)),
    isWeekend: isWeekend(weekdayOf(day.date)),
    notes: row.notes,
    hourlyRate: row.hourlyRate,
    baseCost: row.baseCost,
    discountPercentage: Number(row.discountPercentage),
    discountRule: row.discountRule,
    discountMinHours: row.discountMinHours === null ? null : Number(row.discountMinHours),
    discountAmount: fromHundredths(toHundredths(row.baseCost) - toHundredths(row.finalCost)),
    finalCost: row.finalCost,
    createdAt: toOffsetIso(zone, row.createdAt),
    cancelledAt: row.cancelledAt === null ? null : toOffsetIso(zone, row.cancelledAt),
  };
}
