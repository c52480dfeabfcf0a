import { type ClinicDay, clinicDay, dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Interval } from '../../../domain/intervals';
import type { HoursByDate } from '../../../domain/left-outside';
import { rentableFrom, rentalDayState, roomDay, type RentalDayState, type RoomDay } from '../../../domain/rentable-day';
import { MINUTES_PER_DAY } from '../../../domain/time-of-day';
import type { Context } from '../../../platform/context';
import { openHours } from '../../room-hours/open-hours';
import { ACTIVE_ROOM_DAYS, takenTimes, USED_ROOM_DAYS, type RoomData, type RoomDaysData } from './room-days.sql';

export interface RentableDay {
  date: string;
  day: ClinicDay;
  isPast: boolean;
  state: RentalDayState;
  /** In display order. `rooms: 'used'` adds inactive rooms occupied that day, as closed. */
  rooms: { room: RoomData; its: RoomDay }[];
}

interface DaysQuery {
  rooms: 'active' | 'used';
  /** In one month, ascending. */
  dates: readonly string[];
  /** Their own appointments don't occupy rooms; null: all do. */
  tenant: number | null;
  /** 'nothing': past hours aren't free. 'itself': as they were used. */
  pastOffers: 'nothing' | 'itself';
}

export async function readRentableDays(
  { db, now }: Context,
  { rooms, dates, tenant, pastOffers }: DaysQuery,
): Promise<{ zone: string; days: RentableDay[] }> {
  const [data] = await db.rows(rooms === 'used' ? USED_ROOM_DAYS : ACTIVE_ROOM_DAYS, [
    dates[0],
    dates.at(-1),
    tenant,
    now,
  ]);
  if (!data) throw new Error('The settings row is missing');
  return { zone: data.zone, days: rentableDays(data, { dates, now, pastOffers }) };
}

function rentableDays(
  data: RoomDaysData,
  { dates, now, pastOffers }: Pick<DaysQuery, 'dates' | 'pastOffers'> & { now: Date },
): RentableDay[] {
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

const CLOSED: HoursByDate = new Map();

/** Overlap with an interval in epoch minutes. */
export function isOn(day: ClinicDay, { start, end }: Interval): boolean {
  return start < day.end && end > day.start;
}
