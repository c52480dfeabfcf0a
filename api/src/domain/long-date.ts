import { dateOf } from './clinic-time';

const MONTH = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('es-AR', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const FORMAT = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeZone: 'UTC' });

/** 'lunes, 1 de junio de 2026'. */
export function longDate(zone: string, instant: number): string {
  return longDay(dateOf(zone, instant));
}

/** As longDate, of a date. */
export function longDay(date: string): string {
  return FORMAT.format(new Date(`${date}T00:00:00Z`));
}

/** 'lun, 1 jun', in narrow places. */
export function shortDay(zone: string, instant: number): string {
  return SHORT.format(new Date(`${dateOf(zone, instant)}T00:00:00Z`));
}

/** 'junio de 2026'. */
export function monthName(year: number, month: number): string {
  return MONTH.format(Date.UTC(year, month - 1, 1));
}
