import { inBoth, type Interval } from '../../../shared/time/intervals';
import { isRentable } from '../day-offer';
import { misfits, newInterval } from '../rental-form';
import type { RentalDayViewFragment, RentalRoomFragment } from '../rentals.generated';
import { texts } from '../texts';

/** What is wanted on every day; `room` is null before one is chosen. The intervals are without fault in themselves. */
export interface DayPattern {
  room: Pick<RentalRoomFragment, 'id' | 'name'> | null;
  intervals: readonly Interval[];
}

/** The days the calendar has shown, by date; a date that is missing was never on show. */
export type KnownDays = ReadonlyMap<string, RentalDayViewFragment>;

/** Why the pattern cannot be had on the day, in the catalogue's words; [] when it is compatible. Without a room only the day counts. */
export function dayFaults(day: RentalDayViewFragment | undefined, { room, intervals }: DayPattern): string[] {
  if (!day || !isRentable(day)) return [texts.bulk.dayUnavailable];
  if (!room) return [];
  const free = day.rooms.find(({ roomId }) => roomId === room.id)?.free ?? [];
  if (free.length === 0) return [texts.bulk.roomUnavailable(room.name)];
  return misfits(intervals, free);
}

/** Why a day that is not chosen cannot be; null where nothing is to be said: it is past, or can be chosen. */
export function refusalToChoose(date: string, today: string, days: KnownDays, pattern: DayPattern): string | null {
  const day = days.get(date);
  if (date < today || day?.isPast) return null;
  if (!isRentable(day)) return date === today ? texts.bulk.nothingLeftToday : texts.dayOffer.refused;
  return dayFaults(day, pattern).join(', ') || null;
}

/** A day that is no longer chosen, and why; '' once the pattern was changed to what it has free. */
export interface FallenDay {
  date: string;
  reason: string;
}

/** Which of the chosen days do not go with a new pattern, earliest first; what was never on show is not judged. */
export function fallenDays(chosen: ReadonlySet<string>, days: KnownDays, pattern: DayPattern): FallenDay[] {
  return [...chosen].sort().filter((date) => days.has(date)).flatMap((date) => {
    const faults = dayFaults(days.get(date), pattern);
    return faults.length > 0 ? [{ date, reason: faults.join(', ') }] : [];
  });
}

/** Those that fell before, judged by a new pattern, and those that fall now. */
export function withFallen(before: readonly FallenDay[], now: readonly FallenDay[], days: KnownDays, pattern: DayPattern): FallenDay[] {
  const judged = before.map(({ date }) => ({ date, reason: dayFaults(days.get(date), pattern).join(', ') }));
  return [...judged, ...now].sort((one, other) => one.date.localeCompare(other.date));
}

/** When the room opens first and closes last on the days known; undefined where nobody knows. */
export function openRange(days: KnownDays, roomId: number): Interval | undefined {
  const open = [...days.values()].flatMap(({ rooms }) => rooms.filter((room) => room.roomId === roomId).flatMap((room) => room.open));
  const startTime = open.map((it) => it.startTime).sort()[0];
  const endTime = open.map((it) => it.endTime).sort().at(-1);
  return startTime !== undefined && endTime !== undefined ? { startTime, endTime } : undefined;
}

const WHOLE_DAY = { startTime: '00:00', endTime: '24:00' };

/**
 * Hours to add to the pattern: such as the room has free on every chosen day, so that none of them falls out; where they
 * share none, hours at which it is open.
 */
export function intervalToAdd({ room, intervals }: DayPattern, chosen: ReadonlySet<string>, days: KnownDays): Interval {
  const open = [(room && openRange(days, room.id)) ?? WHOLE_DAY];
  const freeOn = (date: string) => days.get(date)?.rooms.find(({ roomId }) => roomId === room?.id)?.free ?? open;
  const shared = [...chosen].reduce((left, date) => inBoth(left, freeOn(date)), open);
  const added = newInterval(shared, intervals);
  return misfits([added], shared).length === 0 ? added : newInterval(open, intervals);
}
