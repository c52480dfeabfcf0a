import { enumerated } from './counted';
import { type Weekday, WEEKDAY_NAMES } from './weekday';

interface Hours {
  weekday: number;
  /** HH:mm, as is `endTime`. */
  startTime: string;
  endTime: string;
}

/** "lun y mié 09:00 - 12:00; vie desde las 15:00" */
export function wishedHoursText(hours: readonly Hours[]): string {
  if (hours.length === 0) return 'A cualquier hora';
  const timesOf = new Map<number, string[]>();
  for (const { weekday, startTime, endTime } of hours)
    timesOf.set(weekday, [...(timesOf.get(weekday) ?? []), intervalText(startTime, endTime)]);
  const daysOf = new Map<string, string[]>();
  for (const [weekday, times] of timesOf) {
    const text = enumerated(times);
    daysOf.set(text, [...(daysOf.get(text) ?? []), WEEKDAY_NAMES[weekday as Weekday].slice(0, 3)]);
  }
  return [...daysOf].map(([times, days]) => `${enumerated(days)} ${times}`).join('; ');
}

function intervalText(startTime: string, endTime: string): string {
  const [isFromMorning, isToNight] = [startTime === '00:00', endTime === '24:00'];
  if (isFromMorning && isToNight) return 'todo el día';
  if (isFromMorning) return `hasta las ${endTime}`;
  return isToNight ? `desde las ${startTime}` : `${startTime} - ${endTime}`;
}
