import type { SeriesDateState } from './series-dates.generated';

/** As the API sent them. */
export interface SeriesSlot {
  startTime: string;
  room: { id: number; name: string };
}

/** Before booking or moving. */
export interface SeriesDateFacts {
  startTime: string;
  state: SeriesDateState;
  isBookable: boolean;
  room: SeriesSlot['room'] | null;
  nearest: SeriesSlot | null;
}

export interface SeriesPick {
  isIn: boolean;
  /** Start of the other chosen time. */
  otherStart?: string;
}

/** By the regular start. */
export type SeriesPicks = Readonly<Record<string, SeriesPick>>;

export interface SeriesRow {
  facts: SeriesDateFacts;
  /** Null: needs another time. */
  slot: SeriesSlot | null;
  isIn: boolean;
  isOther: boolean;
}

/**
 * Free dates are selected; dates that staff may override need a press. Another chosen time counts while it is the
 * nearest free one.
 */
export function seriesRows(dates: readonly SeriesDateFacts[], picks: SeriesPicks): SeriesRow[] {
  return dates.map((facts) => {
    const pick = picks[facts.startTime];
    const isOther = facts.nearest !== null && pick?.otherStart === facts.nearest.startTime;
    const slot = isOther ? facts.nearest : ownSlot(facts);
    const isLost = pick?.otherStart !== undefined && !isOther;
    const isIn = slot !== null && !isLost && (pick?.isIn ?? facts.state === 'free');
    return { facts, slot, isIn, isOther };
  });
}

function ownSlot({ startTime, room, isBookable }: SeriesDateFacts): SeriesSlot | null {
  return isBookable && room ? { startTime, room } : null;
}

export function chosenSlots(rows: readonly SeriesRow[]): SeriesSlot[] {
  return rows.flatMap(({ isIn, slot }) => (isIn && slot ? [slot] : []));
}
