import { weekdayOf } from '../../domain/calendar-date';
import type { Interval } from '../../domain/intervals';
import { json } from '../../platform/database/columns';

/** Minutes of the day. */
export interface RoomHoursData {
  weekly: readonly [year: number, month: number, isoWeekday: number, start: number, end: number][];
  /** Nulls: closed. */
  overrides: readonly [date: string, start: number | null, end: number | null][];
}

/** A missing date is closed. Overrides replace weekly hours. */
export function openHours(room: RoomHoursData, dates: readonly string[]): Map<string, Interval[]> {
  return openHoursOn(dates)(room);
}

/** Computes weekdays once for many rooms. */
export function openHoursOn(dates: readonly string[]): (room: RoomHoursData) => Map<string, Interval[]> {
  const weekdays = dates.map((date) => weekdayKey(Number(date.slice(0, 4)), Number(date.slice(5, 7)), weekdayOf(date)));
  return ({ weekly, overrides }) => {
    const byWeekday = new Map<number, Interval[]>();
    for (const [year, month, weekday, start, end] of weekly)
      append(byWeekday, weekdayKey(year, month, weekday), { start, end });
    const byDate = new Map<string, Interval[]>();
    for (const [date, start, end] of overrides) {
      if (start === null || end === null) byDate.set(date, []);
      else append(byDate, date, { start, end });
    }
    for (const [index, date] of dates.entries()) {
      const hours = byDate.has(date) ? undefined : byWeekday.get(weekdays[index]!);
      if (hours) byDate.set(date, hours);
    }
    return byDate;
  };
}

/** `month` 1 to 12, `weekday` 1 to 7. */
function weekdayKey(year: number, month: number, weekday: number): number {
  return (year * 12 + month) * 8 + weekday;
}

function append<Key>(lists: Map<Key, Interval[]>, key: Key, interval: Interval): void {
  const list = lists.get(key);
  if (list) list.push(interval);
  else lists.set(key, [interval]);
}

export const ROOM_HOURS = { weekly: json<RoomHoursData['weekly']>(), overrides: json<RoomHoursData['overrides']>() };

/** RoomHoursData of room `r`, as two columns. Arguments: SQL dates, inclusive. */
export const roomHoursColumns = (from: string, to: string): string => `
  (SELECT coalesce(array_to_json(array_agg(ARRAY[m.year, m.month, h.weekday, h.start_minute, h.end_minute])), '[]')
   FROM room_months AS m JOIN room_month_hours AS h ON h.room_month_id = m.id
   WHERE m.room_id = r.id AND (m.year, m.month) BETWEEN (${yearMonth(from)}) AND (${yearMonth(to)})) AS weekly,
  (SELECT coalesce(json_agg(json_build_array(o.date, h.start_minute, h.end_minute)), '[]')
   FROM room_day_overrides AS o LEFT JOIN room_day_override_hours AS h ON h.room_day_override_id = o.id
   WHERE o.room_id = r.id AND o.date BETWEEN ${from} AND ${to}) AS overrides`;

const yearMonth = (date: string): string =>
  `extract(year FROM ${date})::smallint, extract(month FROM ${date})::smallint`;
