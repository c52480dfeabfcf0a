import { absenceSpan } from '../../../clinic/hours/out-of-hours';
import type { Interval } from '../../../kit/time/intervals';
import { toMinutes, toTime } from '../../../kit/time/time-of-day';
import { holdsTime, spanOf, type GridDay } from './grid-day';

/** In minutes, at whole hours. */
export interface Axis {
  from: number;
  to: number;
}

const HOUR = 60;
/** Empty day. */
const PLAIN: Axis = { from: 8 * HOUR, to: 20 * HOUR };

export function axisOf({ date, professionals, rooms, appointments, rentals, holds }: Omit<GridDay, 'now'>): Axis {
  const spans: Interval[] = [
    ...[...professionals, ...rooms].flatMap(({ hours }) => hours),
    ...professionals.flatMap(({ absences }) => absences.filter(({ isAllDay }) => !isAllDay).map(absenceSpan)),
    ...rentals,
    ...[...appointments.filter(holdsTime), ...holds].map((it) => spanOf(it, date)),
  ];
  if (spans.length === 0) return PLAIN;
  return {
    from: Math.floor(Math.min(...spans.map(({ startTime }) => toMinutes(startTime))) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...spans.map(({ endTime }) => toMinutes(endTime))) / HOUR) * HOUR,
  };
}

/** Except the end. */
export function hoursShown({ from, to }: Axis): number[] {
  return Array.from({ length: (to - from) / HOUR }, (_hour, index) => from + index * HOUR);
}

export function axisSpan({ from, to }: Axis): Interval {
  return { startTime: toTime(from), endTime: toTime(to) };
}
