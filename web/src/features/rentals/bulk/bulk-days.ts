import { DEFAULT_INTERVAL, fits, inBoth, minutesOf, type Interval } from '../../../kit/time/intervals';
import { isRentable } from '../month/day-status';
import { misfits, newInterval } from '../rent/rental-form';
import type { RentalDayViewFragment, RentalRoomFragment } from '../rentals.generated';
import { texts } from '../texts';

/** `room` null: none chosen; intervals are valid. */
export interface DayPattern {
  room: Pick<RentalRoomFragment, 'id' | 'name'> | null;
  intervals: readonly Interval[];
}

/** By date; only dates shown so far. */
export type KnownDays = ReadonlyMap<string, RentalDayViewFragment>;

/** In the catalogue's words; [] if it fits. Without a room only checks whether the day can be rented. */
export function dayFaults(day: RentalDayViewFragment | undefined, { room, intervals }: DayPattern): string[] {
  if (!day || !isRentable(day)) return [texts.bulk.dayUnavailable];
  if (!room) return [];
  const free = day.rooms.find(({ roomId }) => roomId === room.id)?.free ?? [];
  if (free.length === 0) return [texts.bulk.roomUnavailable(room.name)];
  return misfits(intervals, free);
}

/** Why a day can't be selected; null if it can, or is past. */
export function refusalToChoose(date: string, today: string, days: KnownDays, pattern: DayPattern): string | null {
  const day = days.get(date);
  if (date < today || day?.isPast) return null;
  if (!isRentable(day)) return date === today ? texts.bulk.nothingLeftToday : texts.dayStatus.refused;
  return dayFaults(day, pattern).join(', ') || null;
}

/** Why; '' once the changed pattern fits. */
export interface FallenDay {
  date: string;
  reason: string;
}

/** Selected days that a new pattern doesn't fit, earliest first. Skips days never shown. */
export function fallenDays(chosen: ReadonlySet<string>, days: KnownDays, pattern: DayPattern): FallenDay[] {
  return [...chosen]
    .sort()
    .filter((date) => days.has(date))
    .flatMap((date) => {
      const faults = dayFaults(days.get(date), pattern);
      return faults.length > 0 ? [{ date, reason: faults.join(', ') }] : [];
    });
}

/** Judged by the new pattern, plus new ones. */
export function withFallen(
  before: readonly FallenDay[],
  now: readonly FallenDay[],
  days: KnownDays,
  pattern: DayPattern,
): FallenDay[] {
  const earlier = before.map(({ date }) => ({ date, reason: dayFaults(days.get(date), pattern).join(', ') }));
  return [...earlier, ...now].sort((one, other) => one.date.localeCompare(other.date));
}

/** First opening and last closing over known days. */
export function openRange(days: KnownDays, roomId: number): Interval | undefined {
  const open = [...days.values()].flatMap(({ rooms }) =>
    rooms.filter((room) => room.roomId === roomId).flatMap((room) => room.open),
  );
  const startTime = open.map((it) => it.startTime).sort()[0];
  const endTime = open
    .map((it) => it.endTime)
    .sort()
    .at(-1);
  return startTime !== undefined && endTime !== undefined ? { startTime, endTime } : undefined;
}

const SHORTEST_RENTAL = 60;

/**
 * The part of 09:00-17:00 with most rentable time in a room: its hours times the days that have all of them free.
 * Judges `chosen` days if any, else all known ones. 09:00-17:00 if none has time.
 */
export function hoursOnMostDays(days: KnownDays, roomId: number, chosen: ReadonlySet<string>): Interval {
  const judged = [...days.values()].filter((day) => isRentable(day) && (chosen.size === 0 || chosen.has(day.date)));
  const freeOn = judged.map(({ rooms }) =>
    inBoth(rooms.find((it) => it.roomId === roomId)?.free ?? [], [DEFAULT_INTERVAL]),
  );
  const ends = (of: keyof Interval) => [...new Set(freeOn.flat().map((free) => free[of]))];
  const offered = ends('startTime').flatMap((startTime) => ends('endTime').map((endTime) => ({ startTime, endTime })));
  const timeIn = (it: Interval) => minutesOf(it) * freeOn.filter((free) => fits(it, free)).length;
  const [best] = offered
    .filter((it) => minutesOf(it) >= SHORTEST_RENTAL)
    .toSorted((one, other) => timeIn(other) - timeIn(one) || minutesOf(other) - minutesOf(one));
  return best && timeIn(best) > 0 ? best : { ...DEFAULT_INTERVAL };
}

const WHOLE_DAY = { startTime: '00:00', endTime: '24:00' };

/** Free on every selected day if possible, so that none is deselected, else within opening hours. */
export function intervalToAdd({ room, intervals }: DayPattern, chosen: ReadonlySet<string>, days: KnownDays): Interval {
  const open = [(room && openRange(days, room.id)) ?? WHOLE_DAY];
  const freeOn = (date: string) => days.get(date)?.rooms.find(({ roomId }) => roomId === room?.id)?.free ?? open;
  const shared = [...chosen].reduce((left, date) => inBoth(left, freeOn(date)), open);
  const added = newInterval(shared, intervals);
  return misfits([added], shared).length === 0 ? added : newInterval(open, intervals);
}
