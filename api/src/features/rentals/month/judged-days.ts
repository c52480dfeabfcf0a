import { type ClinicDay, clinicDay, dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Interval } from '../../../domain/intervals';
import type { HoursByDate } from '../../../domain/left-outside';
import { rentableFrom, rentalDayState, roomDay, type RentalDayState, type RoomDay } from '../../../domain/rentable-day';
import { MINUTES_PER_DAY } from '../../../domain/time-of-day';
import type { Context } from '../../../platform/context';
import { openHours } from '../../room-hours/open-hours';
import { ACTIVE_ROOM_DAYS, takenTimes, USED_ROOM_DAYS, type RoomData, type RoomDaysData } from './room-days.sql';

/** A date, and what every room offers on it. */
export interface JudgedDay {
  date: string;
  day: ClinicDay;
  isPast: boolean;
  state: RentalDayState;
  /** In their order; inactive ones, closed, where they hold something that day and were asked for. */
  rooms: { room: RoomData; its: RoomDay }[];
}

interface Asked {
  rooms: 'active' | 'used';
  /** All of one month, in order. */
  dates: readonly string[];
  /** Whose appointments stand in nobody's way; null: nobody's. */
  tenant: number | null;
  /** nothing: what is over cannot be rented. itself: how its hours were used in the end. */
  pastOffers: 'nothing' | 'itself';
}

/** Days as they are for all active rooms, or also for others that still hold something; by one statement. */
export async function readJudgedDays(
  { db, now }: Context,
  { rooms, dates, tenant, pastOffers }: Asked,
): Promise<{ zone: string; days: JudgedDay[] }> {
  const [data] = await db.rows(rooms === 'used' ? USED_ROOM_DAYS : ACTIVE_ROOM_DAYS, [dates[0], dates.at(-1), tenant]);
  if (!data) throw new Error('The settings row is missing');
  return { zone: data.zone, days: judged(data, { dates, now, pastOffers }) };
}

function judged(data: RoomDaysData, { dates, now, pastOffers }: Pick<Asked, 'dates' | 'pastOffers'> & { now: Date }): JudgedDay[] {
  const rooms = data.rooms.map((room) => ({
    room,
    open: room.isActive ? openHours(room, dates) : CLOSED,
    taken: takenTimes(room),
  }));
  const isSetUp = data.rooms.some(({ isActive, isConfigured }) => isActive && isConfigured);
  const minute = ceilToMinute(now);
  const today = dateOf(data.zone, minute);
  return dates.map((date) => {
    const day = clinicDay(data.zone, date);
    const isPast = date < today;
    const from = !isPast ? rentableFrom(data.zone, day, minute) : pastOffers === 'nothing' ? MINUTES_PER_DAY : 0;
    const offers = rooms.flatMap(({ room, open, taken: all }) => {
      const taken = all.filter((it) => isOn(day, it));
      if (!room.isActive && taken.length === 0) return [];
      return { room, its: roomDay(data.zone, day, { open: open.get(date) ?? [], taken, from }) };
    });
    const isConfigured = isSetUp || rooms.some(({ open }) => open.has(date));
    const states = offers.flatMap(({ room, its }) => (room.isActive ? its.state : []));
    return { date, day, isPast, state: rentalDayState(states, { isPast, isConfigured }), rooms: offers };
  });
}

/** An inactive room does not open. */
const CLOSED: HoursByDate = new Map();

/** Whether some of the interval, in epoch minutes, is of the day. */
export function isOn(day: ClinicDay, { start, end }: Interval): boolean {
  return start < day.end && end > day.start;
}
