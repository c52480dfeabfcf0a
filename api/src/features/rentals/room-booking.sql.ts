import { clinicDayAt, toOffsetIso } from '../../domain/clinic-time';
import { weekdayOf } from '../../domain/calendar-date';
import { fromHundredths, toHundredths } from '../../domain/decimal';
import { hoursOf } from '../../domain/rental-totals';
import { formatTime } from '../../domain/time-of-day';
import { wallSpan } from '../../domain/wall-span';
import { isWeekend } from '../../domain/weekday';
import { epochMinute } from '../../platform/database/epoch-minute';
import type { RoomBooking } from './room-booking.object';
import { statement } from '../../platform/database/statement';

/** A row as the statements below give it; see toRoomBooking for its form outside. */
export interface RoomBookingRow {
  id: string;
  professionalId: number;
  professionalName: string;
  professionalSpecialty: string | null;
  roomId: number;
  roomName: string;
  /** Epoch minutes, as the next. */
  start: number;
  end: number;
  notes: string | null;
  /** Decimal text, as all amounts. */
  hourlyRate: string;
  baseCost: string;
  discountPercentage: string;
  discountRule: string | null;
  discountMinHours: string | null;
  finalCost: string;
  createdAt: number;
  cancelledAt: number | null;
  zone: string;
}

export const COLUMNS = `b.id, b.professional_id AS "professionalId", u.name AS "professionalName", s.name AS "professionalSpecialty",
  b.room_id AS "roomId", r.name AS "roomName", ${epochMinute('b.starts_at')} AS start, ${epochMinute('b.ends_at')} AS "end", b.notes,
  b.hourly_rate AS "hourlyRate", b.base_cost AS "baseCost", b.discount_percentage AS "discountPercentage",
  b.discount_rule AS "discountRule", b.discount_min_hours AS "discountMinHours", b.final_cost AS "finalCost",
  ${epochMinute('b.created_at')} AS "createdAt", ${epochMinute('b.cancelled_at')} AS "cancelledAt", settings.timezone AS zone`;

export const JOINS = `JOIN professionals AS p ON p.id = b.professional_id JOIN users AS u ON u.id = p.user_id
  LEFT JOIN specialties AS s ON s.id = p.specialty_id JOIN rooms AS r ON r.id = b.room_id CROSS JOIN settings`;

/** What starts from one date to another, both included, by the clinic's clock. */
const startsBetween = (from: string, to: string): string =>
  `b.starts_at >= ${from}::date::timestamp AT TIME ZONE settings.timezone
   AND b.starts_at < (${to}::date + 1)::timestamp AT TIME ZONE settings.timezone`;

export const BOOKINGS_BY_ID = statement(
  'rentals.room-bookings-by-id',
  `SELECT ${COLUMNS} FROM room_bookings AS b ${JOINS} WHERE b.id = ANY ($1::uuid[]) ORDER BY b.starts_at, r.sort_order, lower(r.name)`,
);

/** The professional's, those that stand. */
export const BOOKINGS_OF_PROFESSIONAL = statement(
  'rentals.room-bookings-of-professional',
  `SELECT ${COLUMNS} FROM room_bookings AS b ${JOINS}
         WHERE b.is_live AND b.professional_id = $1 AND ${startsBetween('$2', '$3')}
         ORDER BY b.starts_at, r.sort_order, lower(r.name)`,
);

/** Everyone's that stand, in active rooms. */
export const BOOKINGS_OF_MONTH = statement(
  'rentals.room-bookings-of-month',
  `SELECT ${COLUMNS} FROM room_bookings AS b ${JOINS}
         WHERE b.is_live AND r.is_active AND ${startsBetween('$1', '$2')}
         ORDER BY b.starts_at, r.sort_order, lower(r.name)`,
);

/** One that crosses midnight, as it may since the clinic's zone was changed, is told until 24:00; its hours and price are whole. */
export function toRoomBooking({ zone, end, createdAt, cancelledAt, ...row }: RoomBookingRow): RoomBooking {
  const { start } = row;
  const day = clinicDayAt(zone, start);
  const wall = wallSpan(zone, day, { start, end });
  return {
    ...row,
    date: day.date,
    startTime: formatTime(wall.start),
    endTime: formatTime(wall.end),
    minutes: end - start,
    hours: Number(hoursOf(end - start)),
    isWeekend: isWeekend(weekdayOf(day.date)),
    discountPercentage: Number(row.discountPercentage),
    discountAmount: fromHundredths(toHundredths(row.baseCost) - toHundredths(row.finalCost)),
    createdAt: toOffsetIso(zone, createdAt),
    cancelledAt: cancelledAt === null ? null : toOffsetIso(zone, cancelledAt),
  };
}
