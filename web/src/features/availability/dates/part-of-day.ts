import type { UnavailableDateFactsFragment } from './dates.generated';

/** How much of its date an unavailable date takes: "Todo el día" or "09:00 a 11:00". */
export function partOfDayText({ isAllDay, startTime, endTime }: Pick<UnavailableDateFactsFragment, 'isAllDay' | 'startTime' | 'endTime'>): string {
  return isAllDay ? 'Todo el día' : `${startTime} a ${endTime}`;
}
