import { clinicDayAt, toOffsetIso } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import { intersect } from '../../../domain/intervals';
import { rentableFrom, roomDay } from '../../../domain/rentable-day';
import { spanOf } from '../../../domain/rental-request';
import { hoursOf } from '../../../domain/rental-totals';
import { formatTime } from '../../../domain/time-of-day';
import { wallSpan } from '../../../domain/wall-span';
import { identified } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { openHours } from '../../room-hours/open-hours';
import { SOME_ROOM_DAYS, takenTimes, type RoomDaysData } from '../month/room-days.sql';
import { priceOf } from '../price/price-of';
import { ROOM_BOOKINGS, selectRoomBookings, type RoomBookingRow } from '../room-booking-row';
import type { ReturnedHours } from './returned-hours.object';

/** Latest rentals given back that are checked. */
const MOST = 60;

/** Colleagues' returned hours that can be rented now, latest first, each once. */
export async function listReturnedHours(ctx: Context): Promise<ReturnedHours[]> {
  const { professionalId: viewer } = identified(ctx.actor);
  const query = selectRoomBookings(ctx.db.manager)
    .where('b.credit_amount IS NOT NULL AND b.starts_at > :now AND r.is_active', { now: ctx.now })
    .orderBy({ 'b.cancelledAt': 'DESC', 'b.startsAt': 'ASC', 'b.id': 'ASC' })
    .limit(MOST);
  if (viewer !== null) query.andWhere('b.professional_id <> :viewer', { viewer });
  const rows = await ctx.db.select(ROOM_BOOKINGS, query);
  const parts = new Map<string, ReturnedHours[]>();
  for (const month of new Set(rows.map((row) => dateOfRow(row).slice(0, 7)))) {
    const its = rows.filter((row) => dateOfRow(row).startsWith(month));
    const dates = its.map(dateOfRow).toSorted();
    const roomIds = [...new Set(its.map(({ roomId }) => roomId))];
    const [data] = await ctx.db.rows(SOME_ROOM_DAYS, [dates[0], dates.at(-1), viewer, ctx.now, roomIds]);
    if (!data) throw new Error('The settings row is missing');
    for (const row of its) parts.set(row.id, freeParts(ctx, data, row));
  }
  const hours = rows.flatMap(({ id }) => parts.get(id) ?? []);
  return [...new Map(hours.toReversed().map((it) => [it.id, it])).values()].toReversed();
}

function dateOfRow({ zone, start }: RoomBookingRow): string {
  return clinicDayAt(zone, start).date;
}

function freeParts(ctx: Context, data: RoomDaysData, row: RoomBookingRow): ReturnedHours[] {
  const { zone } = data;
  const room = data.rooms.find(({ id }) => id === row.roomId);
  if (!room) return [];
  const day = clinicDayAt(zone, row.start);
  const open = openHours(room, [day.date]).get(day.date) ?? [];
  const from = rentableFrom(zone, day, ceilToMinute(ctx.now));
  const { free } = roomDay(zone, day, { open, taken: takenTimes(room), from });
  return intersect(free, [wallSpan(zone, day, row)]).map((part) => {
    const span = spanOf(zone, day, part);
    return {
      id: `${row.roomId}/${span.start}-${span.end}`,
      roomId: row.roomId,
      roomName: row.roomName,
      date: day.date,
      startTime: formatTime(part.start),
      endTime: formatTime(part.end),
      hours: Number(hoursOf(span.end - span.start)),
      finalCost: priceOf(data, room.hourlyRate, span.end - span.start).finalCost,
      returnedAt: toOffsetIso(zone, row.cancelledAt ?? row.start),
    };
  });
}
