import type { WeekStart } from '../../kit/calendar/month-weeks';

/** The first day of calendars for which the documents name none; Monday while the settings are unknown. */
export function weekStartOf(clinic: { weekStartsOn: string } | undefined): WeekStart {
  return clinic?.weekStartsOn === 'sunday' ? 'sunday' : 'monday';
}
