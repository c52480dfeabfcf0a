import type { SeriesDateState } from './series-dates.generated';

/** A time and a room, as the API sent them. */
export interface SeriesSlot {
  startTime: string;
  room: { id: number; name: string };
}

/** One date of a series before it is booked or moved. */
export interface SeriesDateFacts {
  startTime: string;
  state: SeriesDateState;
  isBookable: boolean;
  room: SeriesSlot['room'] | null;
  nearest: SeriesSlot | null;
}

/** A person's decision about a date. */
export interface SeriesPick {
  isIn: boolean;
  /** The start of the other time that was taken instead. */
  otherStart?: string;
}

/** By the start that the rhythm gives. */
export type SeriesPicks = Readonly<Record<string, SeriesPick>>;

export interface SeriesRow {
  facts: SeriesDateFacts;
  /** Slot to book; null: this date needs another time. */
  slot: SeriesSlot | null;
  isIn: boolean;
  isOther: boolean;
}

/**
 * Slots to book, by date. Free dates are selected; dates that staff may override need a press. Another chosen time
 * counts while it is still the nearest free one.
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

/** Those that would be booked. */
export function chosenSlots(rows: readonly SeriesRow[]): SeriesSlot[] {
  return rows.flatMap(({ isIn, slot }) => (isIn && slot ? [slot] : []));
}
