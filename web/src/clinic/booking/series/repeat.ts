import type { SeriesPick, SeriesPicks } from '../../series/series-rows';

export interface Repeat {
  /** 0: a single appointment. */
  everyWeeks: number;
  count: number;
  picks: SeriesPicks;
  /** Key of the picks; another professional or length resets them. */
  of: string;
  /** Key when sent; '' if not sent. */
  sentFor: string;
}

export const NO_REPEAT: Repeat = { everyWeeks: 0, count: 4, picks: {}, of: '', sentFor: '' };

export function withPick(repeat: Repeat, of: string, start: string, pick: SeriesPick): Repeat {
  return { ...repeat, of, picks: { ...picksOf(repeat, of), [start]: pick } };
}

export function picksOf(repeat: Repeat, of: string): SeriesPicks {
  return repeat.of === of ? repeat.picks : {};
}
