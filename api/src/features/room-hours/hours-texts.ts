import { dateText } from '../../domain/date-text';
import { formatTime } from '../../domain/time-of-day';
import { WEEKDAY_NAMES } from '../../domain/weekday';
import { weekdayChanges, type WeekdayHours } from '../../domain/weekly-hours';
import type { DayHours } from './week-schedule-form';

/** For example 'lunes 09:00-13:00 y 14:00-18:00; martes 09:00-13:00'; null without hours. */
export function weekText(week: readonly WeekdayHours[]): string | null {
  const days = weekdayChanges([], week).map(({ weekday, after }) => `${WEEKDAY_NAMES[weekday]} ${dayText(after)}`);
  return days.join('; ') || null;
}

interface DatedHours {
  date: string;
  notes: string | null;
  hours: readonly DayHours[];
}

/** For example '24-12-2026 09:00-13:00 (Nochebuena); 25-12-2026 cerrado'; null without overrides. */
export function overridesText(overrides: readonly DatedHours[]): string | null {
  const days = overrides.map(({ date, notes, hours }) => {
    const day = `${dateText(date)} ${dayText(hours)}`;
    return notes === null ? day : `${day} (${notes})`;
  });
  return days.join('; ') || null;
}

function dayText(hours: readonly DayHours[]): string {
  return (
    hours.map(({ startMinute, endMinute }) => `${formatTime(startMinute)}-${formatTime(endMinute)}`).join(' y ') ||
    'cerrado'
  );
}
