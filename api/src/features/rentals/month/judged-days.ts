import { type ClinicDay, clinicDay, dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Interval } from '../../../domain/intervals';
import { rentableFrom, rentalDayState, roomDay, type RentalDayState, type RoomDay } from '../../../domain/rentable-day';
import { MINUTES_PER_DAY } from '../../../domain/time-of-day';
import type { Context } from '../../../platform/context';
import { openHours } from '../../room-hours/open-hours';
import { ACTIVE_ROOM_DAYS, takenTimes, type RoomData, type RoomDaysData } from './room-days.sql';

/** A date, and what every room offers on it. */
export interface JudgedDay {
  date: string;
  day: ClinicDay;
  isPast: boolean;
  state: RentalDayState;
  /** In their order. */
  rooms: { room: RoomData; its: RoomDay }[];
}

interface Asked {
  /** All of one month, in order. */
  dates: readonly string[];
  /** Whose appointments stand in nobody's way; null: nobody's. */
  tenant: number | null;
  /** nothing: what is over cannot be rented. itself: how its hours were used in the end. */
  pastOffers: 'nothing' | 'itself';
}

/** Days as they are for all active rooms, by one statement. */
export async function readJudgedDays({ db, now }: Context, { dates, tenant, pastOffers }: Asked): Promise<{ zone: string; days: JudgedDay[] }> {
  const [data] = await db.rows(ACTIVE_ROOM_DAYS, [dates[0], dates.at(-1), tenant]);
  if (!data) throw new Error('The settings row is missing');
  return { zone: data.zone, days: judged(data, { dates, now, pastOffers }) };
}

function judged(data: RoomDaysData, { dates, now, pastOffers }: Pick<Asked, 'dates' | 'pastOffers'> & { now: Date }): JudgedDay[] {
  const rooms = data.rooms.map((room) => ({ room, open: openHours(room, dates), taken: takenTimes(room) }));
  const isSetUp = data.rooms.some(({ isConfigured }) => isConfigured);
  const minute = ceilToMinute(now);
  const today = dateOf(data.zone, minute);
  return dates.map((date) => {
    const day = clinicDay(data.zone, date);
    const isPast = date < today;
    const from = !isPast ? rentableFrom(data.zone, day, minute) : pastOffers === 'nothing' ? MINUTES_PER_DAY : 0;
    const offers = rooms.map(({ room, open, taken }) => ({
      room,
      its: roomDay(data.zone, day, { open: open.get(date) ?? [], taken: taken.filter((it) => isOn(day, it)), from }),
    }));
    const isConfigured = isSetUp || rooms.some(({ open }) => open.has(date));
    return { date, day, isPast, state: rentalDayState(offers.map(({ its }) => its.state), { isPast, isConfigured }), rooms: offers };
  });
}

/** Whether some of the interval, in epoch minutes, is of the day. */
export function isOn(day: ClinicDay, { start, end }: Interval): boolean {
  return start < day.end && end > day.start;
}
