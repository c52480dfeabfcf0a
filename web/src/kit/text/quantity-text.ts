import { durationText, minutesOfHours } from '../time/time-of-day';

const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** "7 h 30 min", as durationText: hours in words are written one way; files for spreadsheets keep decimals. */
export function hoursText(hours: number): string {
  return durationText(minutesOfHours(hours));
}

/** "12,5 %" */
export function percentText(percentage: number): string {
  return `${NUMBER.format(percentage)} %`;
}
