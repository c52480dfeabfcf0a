import type { DaysHistory, Instant } from './days-history';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** After the due time. */
const PROMPT_MS = 3 * MINUTE_MS;
/** After trouble. */
const RECOVERS_MS = 15 * MINUTE_MS;

export type Lateness = (due: Instant) => Instant;

/** Trouble extends it. */
export function lateness({ troubles }: Pick<DaysHistory, 'troubles'>): Lateness {
  return (due) => {
    let until = due + PROMPT_MS;
    for (const trouble of troubles) {
      if (trouble.from <= until && trouble.until + RECOVERS_MS > until) until = trouble.until + RECOVERS_MS;
    }
    return until;
  };
}

/** By Intl, instead of the product's own computation. */
export function wallClock(timeZone: string): (at: Instant) => { date: string; hour: number; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (at) => {
    const [date, time] = format.format(at).split(' ') as [string, string];
    return { date, hour: Number(time.slice(0, 2)), time };
  };
}

export function inWords(at: Instant): string {
  return new Date(at).toISOString().slice(0, 16);
}
