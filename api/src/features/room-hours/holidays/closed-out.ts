import { addDays } from '../../../domain/calendar-date';
import { clinicDay } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { RoomDate } from '../../../domain/holidays';
import { leftOutside } from '../../../domain/left-outside';
import type { Context } from '../../../platform/context';
import { int } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { HeldBooking } from '../../rooms/held-booking';
import { clinicSettingsIn } from '../../settings/settings.service';
import { bookingsWithinEach, listed, type Occupied } from '../held-bookings';
import { openHours, ROOM_HOURS, roomHoursColumns, type RoomHoursData } from '../open-hours';

/** Current and future bookings inside the hours that the closings take away, earliest first. */
export async function bookingsClosedOut(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  closings: readonly RoomDate[],
): Promise<HeldBooking[]> {
  if (closings.length === 0) return [];
  const { timeZone } = await clinicSettingsIn(tx);
  const dates = closings.map(({ date }) => date).toSorted();
  const rooms = await tx.rows(HOURS, [
    [...new Set(closings.map(({ roomId }) => roomId))],
    addDays(dates[0]!, -1),
    addDays(dates.at(-1)!, 1),
  ]);
  const outside: Occupied[] = [];
  for (const { roomId, ...hours } of rooms) {
    const closed = closings.filter((it) => it.roomId === roomId).map(({ date }) => date);
    const days = closed.map((date) => clinicDay(timeZone, date));
    const present = floorToMinute(now);
    const times = days.map(({ start, end }) => ({ start: Math.max(start, present), end }));
    const bookings = await bookingsWithinEach(tx, roomId, times);
    outside.push(...leftOutside(timeZone, beforeAndAfter(hours, closed), bookings));
  }
  return listed(
    tx,
    timeZone,
    outside.toSorted((one, other) => one.start - other.start),
  );
}

/** With the days around, for bookings across midnight. */
function beforeAndAfter(hours: RoomHoursData, closed: readonly string[]) {
  const dates = [...new Set(closed.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]))];
  const all = openHours(hours, dates);
  const hoursOf = (date: string) => all.get(date) ?? [];
  const isClosed = new Set(closed);
  return {
    before: new Map(dates.map((date) => [date, hoursOf(date)])),
    after: new Map(dates.map((date) => [date, isClosed.has(date) ? [] : hoursOf(date)])),
  };
}

const HOURS = statement(
  'room-hours.between',
  `SELECT r.id AS "roomId", ${roomHoursColumns('$2::date', '$3::date')}
   FROM rooms AS r WHERE r.id = ANY ($1::int[]) ORDER BY r.id`,
  { roomId: int, ...ROOM_HOURS },
);
