import { DASHBOARD_PATH } from '../dashboard/dashboard.paths';

export const CONFIRMATION_ROUTE = '/confirmation/:appointmentId';
export const MY_APPOINTMENTS_PATH = '/my-appointments';
/** Where the mail of a booking leads whoever wants to cancel it; the query's `token` stands for the session. */
export const CANCEL_ROUTE = '/cancel/:appointmentId';
/** What the dashboard's calendar shows, by its names in the address. */
export const CALENDAR_QUERY = { month: 'mes', day: 'dia', professional: 'profesional' } as const;

/** What was booked; whoever has the address may read it. */
export function confirmationPath(appointmentId: string): string {
  return `/confirmation/${appointmentId}`;
}

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

/** The query of that address, with its question mark. */
export function calendarSearch({ month, day, professionalId }: CalendarView): string {
  const query = [
    month && !day?.startsWith(month) && `${CALENDAR_QUERY.month}=${month}`,
    day && `${CALENDAR_QUERY.day}=${day}`,
    professionalId && `${CALENDAR_QUERY.professional}=${professionalId}`,
  ].filter(Boolean);
  return query.length > 0 ? `?${query.join('&')}` : '';
}
