import { datesOfMonth } from '../../domain/calendar-date';
import { formatTime } from '../../domain/time-of-day';
import { fromIsoWeekday, toRoomWeekday } from '../../domain/weekday';
import type { Context } from '../../platform/context';
import { assertMonth } from '../../platform/validation/month';
import type { RoomHours } from './room-hours.object';
import { statement } from '../../platform/database/statement';

interface Row {
  roomId: number;
  isoWeekday: number | null;
  date: string | null;
  startMinute: number | null;
  endMinute: number | null;
}

/**
 * The hours of every active room in a month, in the rooms' order: by weekday, then those of single dates, one entry for
 * each interval and one for a date that closes a room. Rooms that are not configured for the month have none by weekday.
 */
export async function listRoomHours(ctx: Context, year: number, month: number): Promise<RoomHours[]> {
  assertMonth(year, month);
  const dates = datesOfMonth(year, month);
  const rows = await ctx.db.rows<Row>(MONTH_HOURS, [year, month, dates[0], dates.at(-1)]);
  return rows.map(({ roomId, isoWeekday, date, startMinute, endMinute }) => ({
    roomId,
    weekday: isoWeekday === null ? null : toRoomWeekday(fromIsoWeekday(isoWeekday)),
    date,
    isAvailable: startMinute !== null,
    startTime: startMinute === null ? null : formatTime(startMinute),
    endTime: endMinute === null ? null : formatTime(endMinute),
  }));
}

const MONTH_HOURS = statement('room-hours.of-month', `
  SELECT r.id AS "roomId", h."isoWeekday", h.date::text AS date, h."startMinute", h."endMinute"
  FROM rooms AS r JOIN (
    SELECT m.room_id, h.weekday AS "isoWeekday", NULL::date AS date, h.start_minute AS "startMinute", h.end_minute AS "endMinute"
    FROM room_months AS m JOIN room_month_hours AS h ON h.room_month_id = m.id
    WHERE m.year = $1 AND m.month = $2
    UNION ALL
    SELECT o.room_id, NULL, o.date, h.start_minute, h.end_minute
    FROM room_day_overrides AS o LEFT JOIN room_day_override_hours AS h ON h.room_day_override_id = o.id
    WHERE o.date BETWEEN $3 AND $4
  ) AS h ON h.room_id = r.id
  WHERE r.is_active
  ORDER BY r.sort_order, lower(r.name), h.date NULLS FIRST, h."isoWeekday", h."startMinute"`);
