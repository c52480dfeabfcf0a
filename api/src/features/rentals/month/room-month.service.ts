import { datesOfMonth } from '../../../domain/calendar-date';
import { type ClinicDay, clinicDay, dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Interval } from '../../../domain/intervals';
import { rentableFrom, rentalDayState, roomDay, type RoomDayState } from '../../../domain/rentable-day';
import { formatTime } from '../../../domain/time-of-day';
import { wallSpan } from '../../../domain/wall-span';
import type { Context } from '../../../platform/context';
import { assertMonth } from '../../../platform/validation/month';
import { openHours } from '../../room-hours/open-hours';
import { canReadNotes } from '../rental.policy';
import { tenantOf } from '../tenant';
import { ACTIVE_ROOM_DAYS, takenTimes, toTimes, type RoomData } from './room-days.sql';
import type { RoomDay, RoomDayBooking, RoomDayRoom, RoomMonth } from './room-month.objects';

interface MonthQuery {
  year: number;
  month: number;
  professionalId?: number | null;
}

/** The rental calendar for a professional, or for nobody in particular; one statement. FORBIDDEN for a colleague's. */
export async function getRoomMonth(ctx: Context, { year, month, professionalId }: MonthQuery): Promise<RoomMonth> {
  assertMonth(year, month);
  const tenant = tenantOf(ctx, professionalId);
  const dates = datesOfMonth(year, month);
  const [data] = await ctx.db.rows(ACTIVE_ROOM_DAYS, [dates[0], dates.at(-1), tenant]);
  if (!data) throw new Error('The settings row is missing');
  const rooms = data.rooms.map((room) => ({ data: room, open: openHours(room, dates), taken: takenTimes(room) }));
  const isSetUp = data.rooms.some(({ isConfigured }) => isConfigured);
  const now = ceilToMinute(ctx.now);
  const today = dateOf(data.zone, now);

  const days = dates.map((date): RoomDay => {
    const day = clinicDay(data.zone, date);
    const isPast = date < today;
    const from = isPast ? 1440 : rentableFrom(data.zone, day, now);
    const states: RoomDayState[] = [];
    const told = rooms.map(({ data: room, open, taken }): RoomDayRoom => {
      const its = roomDay(data.zone, day, { open: open.get(date) ?? [], taken: taken.filter((it) => isOn(day, it)), from });
      states.push(its.state);
      return {
        roomId: room.id,
        isFree: its.state === 'free',
        open: toTimes(its.open),
        free: toTimes(its.free),
        bookings: bookingsOn(ctx, data.zone, day, room, tenant),
      };
    });
    const isConfigured = isSetUp || rooms.some(({ open }) => open.has(date));
    return {
      date,
      isPast,
      state: rentalDayState(states, { isPast, isConfigured }),
      freeRoomCount: states.filter((state) => state === 'free').length,
      ownBookingCount: told.reduce((count, { bookings }) => count + bookings.filter(({ isOwn }) => isOwn).length, 0),
      rooms: told,
    };
  });
  return { year, month, professionalId: tenant, days };
}

function bookingsOn(ctx: Context, zone: string, day: ClinicDay, { rentals }: RoomData, tenant: number | null): RoomDayBooking[] {
  return rentals.flatMap(([id, professionalId, start, end, professionalName, notes]) => {
    if (!isOn(day, { start, end })) return [];
    const wall = wallSpan(zone, day, { start, end });
    const isTheirs = canReadNotes(ctx.actor, professionalId);
    return [
      {
        id: isTheirs ? id : null,
        startTime: formatTime(wall.start),
        endTime: formatTime(wall.end),
        isOwn: professionalId === tenant,
        professionalName,
        notes: isTheirs ? notes : null,
      },
    ];
  });
}

function isOn(day: ClinicDay, { start, end }: Interval): boolean {
  return start < day.end && end > day.start;
}
