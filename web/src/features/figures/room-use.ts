import { weekdayNames } from '../../kit/calendar/month-weeks';
import { capitalized } from '../../kit/text/capitalized';
import type { HourUseFragment, RoomUseFiguresQuery } from './figures.generated';

type Figures = RoomUseFiguresQuery['roomUseFigures'];

export interface UsedRow {
  id: number;
  name: string;
  hours: readonly Omit<HourUseFragment, '__typename'>[];
}

export function weekdayRows({ weekdays }: Figures): UsedRow[] {
  const names = weekdayNames('monday').map(({ long }) => capitalized(long));
  return weekdays.map(({ weekday, hours }) => ({ id: weekday, name: names[weekday - 1] ?? '', hours }));
}

export function roomRows({ rooms }: Figures): UsedRow[] {
  return rooms.map(({ roomId, roomName, hours }) => ({ id: roomId, name: roomName, hours }));
}

/** From the first open hour to the last. */
export function openHours(rows: readonly UsedRow[]): number[] {
  const all = rows.flatMap(({ hours }) => hours.map(({ hour }) => hour));
  if (all.length === 0) return [];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** From 0 to 1; null: closed. */
export function rowShares({ hours }: UsedRow, shown: readonly number[]) {
  return shown.map((hour) => {
    const use = hours.find((it) => it.hour === hour);
    return { hour, share: use ? use.occupiedMinutes / use.openMinutes : null };
  });
}

/** Share over all rows and hours; null: never open. */
export function wholeShare(rows: readonly UsedRow[]): number | null {
  const all = rows.flatMap(({ hours }) => hours);
  const open = all.reduce((sum, { openMinutes }) => sum + openMinutes, 0);
  return open === 0 ? null : all.reduce((sum, { occupiedMinutes }) => sum + occupiedMinutes, 0) / open;
}
