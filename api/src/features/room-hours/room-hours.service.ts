import { datesOfMonth } from '../../domain/calendar-date';
import { formatTime } from '../../domain/time-of-day';
import { fromIsoWeekday, toRoomWeekday } from '../../domain/weekday';
import type { Context } from '../../platform/context';
import { int } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { assertMonth } from '../../platform/validation/month';
import { ROOM_HOURS, roomHoursColumns } from './open-hours';
import type { RoomHours } from './room-hours.object';

/** In display order, by weekday (only if configured), then by date. A closed date has one entry. */
export async function listRoomHours(ctx: Context, year: number, month: number): Promise<RoomHours[]> {
  assertMonth(year, month);
  const dates = datesOfMonth(year, month);
  const rooms = await ctx.db.rows(MONTH_HOURS, [dates[0], dates.at(-1)]);
  return rooms.flatMap(({ roomId, weekly, overrides }) => [
    ...weekly.toSorted(byParts).map(([, , isoWeekday, start, end]) => ({
      roomId,
      weekday: toRoomWeekday(fromIsoWeekday(isoWeekday)),
      date: null,
      ...timesOf(start, end),
    })),
    ...overrides
      .toSorted(byParts)
      .map(([date, start, end]) => ({ roomId, weekday: null, date, ...timesOf(start, end) })),
  ]);
}

/** Compares by the first differing part. */
function byParts<Part extends string | number | null>(one: readonly Part[], other: readonly Part[]): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index === -1 ? 0 : one[index]! < other[index]! ? -1 : 1;
}

function timesOf(start: number | null, end: number | null): Pick<RoomHours, 'isAvailable' | 'startTime' | 'endTime'> {
  return {
    isAvailable: start !== null,
    startTime: start === null ? null : formatTime(start),
    endTime: end === null ? null : formatTime(end),
  };
}

const MONTH_HOURS = statement(
  'room-hours.of-month',
  `SELECT r.id AS "roomId", ${roomHoursColumns('$1::date', '$2::date')}
   FROM rooms AS r WHERE r.is_active ORDER BY r.sort_order, lower(r.name)`,
  { roomId: int, ...ROOM_HOURS },
);
