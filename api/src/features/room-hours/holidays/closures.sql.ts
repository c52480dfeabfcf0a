import { bool, int, json, text } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

export interface StoredClosure {
  /** yyyy-MM-dd */
  date: string;
  name: string;
  /** Rooms added later close too. */
  isForAllRooms: boolean;
  /** Closed rooms by id, inactive ones too. */
  roomIds: readonly number[];
  /** Every active room is closed, if there are any, or all rooms would be. */
  isClosed: boolean;
}

/** Between two dates, inclusive, earliest first. */
export function closuresBetween(db: Pick<Transaction, 'rows'>, from: string, to: string): Promise<StoredClosure[]> {
  return db.rows(CLOSURES_BETWEEN, [from, to]);
}

/** Other features embed it. */
export const CLOSURES = `SELECT c.date::text AS date, c.name, c.is_for_all_rooms AS "isForAllRooms",
     (SELECT coalesce(json_agg(o.room_id ORDER BY o.room_id), '[]')
      FROM room_day_overrides AS o WHERE o.date = c.date AND o.is_holiday) AS "roomIds",
     (c.is_for_all_rooms OR EXISTS (SELECT FROM rooms WHERE is_active))
     AND NOT EXISTS (
       SELECT FROM rooms AS r WHERE r.is_active AND NOT EXISTS (
         SELECT FROM room_day_overrides AS o WHERE o.room_id = r.id AND o.date = c.date AND o.is_holiday)) AS "isClosed"
   FROM holiday_closures AS c`;

const CLOSURES_BETWEEN = statement(
  'room-hours.holiday-closures',
  `${CLOSURES} WHERE c.date BETWEEN $1::date AND $2::date ORDER BY c.date`,
  { date: text, name: text, isForAllRooms: bool, roomIds: json<readonly number[]>(), isClosed: bool },
);

/** Held until commit. First of the locks of time (ADR 1), so that a room added meanwhile gets the closures. */
export async function lockHolidays(tx: Pick<Transaction, 'rows'>, mode: 'decide' | 'add-room'): Promise<void> {
  await tx.rows(mode === 'decide' ? LOCK : LOCK_SHARED, []);
}

const KEY = "hashtextextended('holidays', 0)";
const LOCK = statement('room-hours.lock-holidays', `SELECT FROM pg_advisory_xact_lock(${KEY})`);
const LOCK_SHARED = statement('room-hours.lock-holidays-shared', `SELECT FROM pg_advisory_xact_lock_shared(${KEY})`);

/** Counts a change of each room's month once, also of months never saved. Takes roomIds, years and months. */
export const COUNT_MONTH_CHANGES = statement(
  'room-hours.count-month-changes',
  `INSERT INTO room_months AS m (room_id, year, month)
   SELECT DISTINCT room_id, year, month FROM unnest($1::int[], $2::smallint[], $3::smallint[]) AS t (room_id, year, month)
   ON CONFLICT (room_id, year, month) DO UPDATE SET version = m.version + 1`,
);

/** Appointments and rentals of a day, all rooms. */
export const BOOKINGS_BY_DATE = statement(
  'room-hours.bookings-by-date',
  `SELECT d.date::text AS date, count(o.appointment_id)::int AS appointments, count(o.room_booking_id)::int AS rentals
   FROM settings CROSS JOIN unnest($1::date[]) AS d (date)
   JOIN room_occupancies AS o
     ON o.starts_at > d.date::timestamp AT TIME ZONE timezone - interval '25 hours'
     AND o.starts_at < (d.date + 1)::timestamp AT TIME ZONE timezone
     AND o.ends_at > d.date::timestamp AT TIME ZONE timezone
   WHERE o.hold_id IS NULL GROUP BY d.date`,
  { date: text, appointments: int, rentals: int },
);
