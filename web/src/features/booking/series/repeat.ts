import type { SeriesPick, SeriesPicks } from '../../../clinic/series/series-rows';

/** Whether a turno repeats, and what was decided of each date. */
export interface Repeat {
  /** Weeks from one to the next; 0: it is a single one. */
  everyWeeks: number;
  count: number;
  picks: SeriesPicks;
  /** Whose picks they are: with another professional or length each date stands otherwise. */
  of: string;
  /** What was asked when it was sent; '': it was not. */
  sentFor: string;
}

export const NO_REPEAT: Repeat = { everyWeeks: 0, count: 4, picks: {}, of: '', sentFor: '' };

export function withPick(repeat: Repeat, of: string, start: string, pick: SeriesPick): Repeat {
  return { ...repeat, of, picks: { ...picksOf(repeat, of), [start]: pick } };
}

export function picksOf(repeat: Repeat, of: string): SeriesPicks {
  return repeat.of === of ? repeat.picks : {};
}
