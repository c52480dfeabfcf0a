import { ADMIN_PATH, DASHBOARD_PATH } from '../../../clinic/paths';
import { searchOf } from '../../../kit/url/query';

/** The dashboard's default path, as documented. */
export const CALENDAR_PATH = DASHBOARD_PATH;
/** Its former address. */
export const OLD_CALENDAR_PATH = `${DASHBOARD_PATH}/calendar`;
export const PANEL_CALENDAR_PATH = `${ADMIN_PATH}/appointments/calendar`;

export const CALENDAR_QUERY = { month: 'mes', day: 'dia', professional: 'profesional', account: 'cuenta' } as const;

/** History state of a link to the search from the day or the week. */
export const SEARCHING = 'searching';

interface CalendarView {
  /** yyyy-MM; a day implies it. */
  month?: string | null;
  /** yyyy-MM-dd */
  day?: string | null;
  /** For administrators. */
  professionalId?: number | null;
}

/** Default: the present month. */
export function calendarPath(view: CalendarView = {}): string {
  return `${CALENDAR_PATH}${calendarSearch(view)}`;
}

export function panelCalendarPath(view: CalendarView = {}): string {
  return `${PANEL_CALENDAR_PATH}${calendarSearch(view)}`;
}

/** An account's turnos as a patient. */
export function appointmentsOfAccountPath(userId: number): string {
  return `${PANEL_CALENDAR_PATH}${searchOf([[CALENDAR_QUERY.account, userId]])}`;
}

/** With question mark. */
export function calendarSearch({ month = null, day = null, professionalId = null }: CalendarView): string {
  return searchOf([
    [CALENDAR_QUERY.month, month !== null && day?.startsWith(month) ? null : month],
    [CALENDAR_QUERY.day, day],
    [CALENDAR_QUERY.professional, professionalId],
  ]);
}
