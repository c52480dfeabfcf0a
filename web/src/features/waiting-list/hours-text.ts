import { enumerated } from '@turnero/api/domain/counted';
import { dateText } from '@turnero/api/domain/date-text';

import { weekdayNames } from '../../kit/calendar/month-weeks';
import { texts } from './texts';

interface Hours {
  /** 1 = Monday to 7 = Sunday. */
  weekday: number;
  /** HH:mm */
  startTime: string;
  endTime: string;
}

const NAMES = weekdayNames('monday').map(({ short }) => short.toLowerCase());

/** "lun y mié 09:00 - 12:00; vie desde las 15:00" */
export function hoursText(hours: readonly Hours[]): string {
  if (hours.length === 0) return texts.period.anyTime;
  const timesOf = new Map<number, string[]>();
  for (const { weekday, startTime, endTime } of hours)
    timesOf.set(weekday, [...(timesOf.get(weekday) ?? []), stretchText(startTime, endTime)]);
  const daysOf = new Map<string, string[]>();
  for (const [weekday, times] of timesOf) {
    const text = enumerated(times);
    daysOf.set(text, [...(daysOf.get(text) ?? []), NAMES[weekday - 1] ?? '']);
  }
  return [...daysOf].map(([times, days]) => `${enumerated(days)} ${times}`).join('; ');
}

function stretchText(startTime: string, endTime: string): string {
  const [isFromMorning, isToNight] = [startTime === '00:00', endTime === '24:00'];
  if (isFromMorning && isToNight) return texts.period.allDay;
  if (isFromMorning) return texts.period.upTo(endTime);
  return isToNight ? texts.period.fromTime(startTime) : `${startTime} - ${endTime}`;
}

/** "hasta el 04-12-2026" */
export function periodText({ fromDate, untilDate }: { fromDate: string; untilDate: string }, today: string): string {
  const until = dateText(untilDate);
  return fromDate > today ? texts.period.from(dateText(fromDate), until) : texts.period.until(until);
}
