import { dateOf } from './clinic-time';

const FORMAT = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeZone: 'UTC' });

/** The date the clock shows at an instant, as people say it: 'lunes, 1 de junio de 2026'. */
export function longDate(zone: string, instant: number): string {
  return FORMAT.format(new Date(`${dateOf(zone, instant)}T00:00:00Z`));
}
