import { ADMIN_PATH, DASHBOARD_PATH } from '../../../shared/paths';
import { searchOf } from '../../../shared/place/query';

/** The calendar of the administrators' panel. */
export const PANEL_CALENDAR_PATH = `${ADMIN_PATH}/appointments/calendar`;

/** What a calendar shows, by its names in the address. */
export const CALENDAR_QUERY = { month: 'mes', day: 'dia', professional: 'profesional', account: 'cuenta' } as const;

interface CalendarView {
  /** yyyy-MM; not needed beside a day. */
  month?: string | null;
  /** yyyy-MM-dd */
  day?: string | null;
  /** Only this one's, for administrators. */
  professionalId?: number | null;
}

/** The dashboard's calendar, at a month or a day; at the present month when neither is given. */
export function calendarPath(view: CalendarView = {}): string {
  return `${DASHBOARD_PATH}${calendarSearch(view)}`;
}

/** The same of the panel's. */
export function panelCalendarPath(view: CalendarView = {}): string {
  return `${PANEL_CALENDAR_PATH}${calendarSearch(view)}`;
}

/** The panel's, with all the turnos that an account has as a patient. */
export function turnosOfAccountPath(userId: number): string {
  return `${PANEL_CALENDAR_PATH}${searchOf([[CALENDAR_QUERY.account, userId]])}`;
}

/** The query of that address, with its question mark. */
export function calendarSearch({ month = null, day = null, professionalId = null }: CalendarView): string {
  return searchOf([
    [CALENDAR_QUERY.month, month !== null && day?.startsWith(month) ? null : month],
    [CALENDAR_QUERY.day, day],
    [CALENDAR_QUERY.professional, professionalId],
  ]);
}
