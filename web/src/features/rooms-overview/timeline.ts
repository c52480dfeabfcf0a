import type { Interval } from '../../kit/time/intervals';
import { toMinutes } from '../../kit/time/time-of-day';
import type { RoomsDayRoomFragment } from './rooms-overview.generated';

/** In minutes of the day, at whole hours. */
export interface Scale {
  from: number;
  to: number;
}

/** Spans the hours in which any room is open or booked. */
export function scaleOf(rooms: readonly RoomsDayRoomFragment[]): Scale | null {
  const all = rooms.flatMap(({ open, bookings, appointments }) => [...open, ...bookings, ...appointments]);
  if (all.length === 0) return null;
  const starts = all.map(({ startTime }) => toMinutes(startTime));
  const ends = all.map(({ endTime }) => toMinutes(endTime));
  return { from: Math.floor(Math.min(...starts) / 60) * 60, to: Math.ceil(Math.max(...ends) / 60) * 60 };
}

/** In percent of the scale. */
export function spanStyleOn({ from, to }: Scale, { startTime, endTime }: Interval): { left: string; width: string } {
  const percent = (minutes: number) => ((minutes - from) / (to - from)) * 100;
  const left = percent(toMinutes(startTime));
  return { left: `${left}%`, width: `${percent(toMinutes(endTime)) - left}%` };
}

/** At most five, evenly spaced. */
export function hourMarks({ from, to }: Scale): number[] {
  const hours = (to - from) / 60;
  const step = Math.ceil(hours / 4);
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) => from + index * step * 60);
}
