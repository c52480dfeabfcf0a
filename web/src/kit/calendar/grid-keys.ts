import { addDays, addMonths, monthOf, sameDayInMonth } from '../time/wall-time';
import { positionInWeek, type WeekStart } from './month-weeks';

/** Null for keys that move nothing. */
export function dayAfterKey(key: string, day: string, weekStart: WeekStart): string | null {
  const position = positionInWeek(day, weekStart);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -position);
    case 'End':
      return addDays(day, 6 - position);
    case 'PageUp':
      return sameDayInMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return sameDayInMonth(day, addMonths(monthOf(day), 1));
    default:
      return null;
  }
}
