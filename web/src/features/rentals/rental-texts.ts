import { countText } from '../../shared/text/count-text';
import { hoursText, percentText } from '../../shared/text/quantity-text';
import type { Interval } from '../../shared/time/intervals';

/** What a rule gives, and from how many hours on: "12,5 % desde 4 h". */
export function ruleText(percentage: number, minHours: number | null): string {
  return minHours === null ? percentText(percentage) : `${percentText(percentage)} desde ${hoursText(minHours)}`;
}

/** "08:00 - 12:00" */
export function intervalText({ startTime, endTime }: Interval): string {
  return `${startTime} - ${endTime}`;
}

/** "08:00 - 12:00, 14:00 - 20:00" */
export function intervalsText(intervals: readonly Interval[]): string {
  return intervals.map(intervalText).join(', ');
}

/** "1 reserva propia", "2 reservas propias" */
export function ownCountText(count: number): string {
  return countText(count, 'reserva propia', 'reservas propias');
}
