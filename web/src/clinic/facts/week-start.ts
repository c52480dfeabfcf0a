import type { WeekStart } from '../../kit/calendar/month-weeks';

/** For calendars without a documented first day; Monday while settings load. */
export function weekStartOf(clinic: { weekStartsOn: string } | undefined): WeekStart {
  return clinic?.weekStartsOn === 'sunday' ? 'sunday' : 'monday';
}
