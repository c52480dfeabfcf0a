import type { Interval } from '../../../kit/time/intervals';
import { useRentalQuoteQuery, type RentalQuoteQuery } from '../rentals.generated';

type RentalQuote = RentalQuoteQuery['rentalQuote'];

/** Each room, day (yyyy-MM-dd) and interval. */
export interface RentalSelection {
  roomIds: readonly number[];
  days: readonly string[];
  intervals: readonly Interval[];
}

export interface QuoteView {
  /** undefined until known. */
  quote: RentalQuote | undefined;
  busy: boolean;
  failed: boolean;
}

/**
 * The server's price, refetched on changes; null fetches nothing. No toast. Don't defer the selection: on a slow page
 * each answer restarts the deferred render with the old selection, which fetches without end.
 */
export function useRentalQuote(selection: RentalSelection | null): QuoteView {
  const variables = selection && variablesOf(selection);
  const { data, error } = useRentalQuoteQuery({
    variables: variables ?? { roomIds: [], dates: [], intervals: [] },
    skip: variables === null,
    fetchPolicy: 'cache-and-network',
  });
  if (variables === null) return { quote: undefined, busy: false, failed: false };
  const failed = error !== undefined && !data;
  return { quote: data?.rentalQuote, busy: !failed && !data, failed };
}

function variablesOf({ roomIds, days, intervals }: RentalSelection) {
  return {
    roomIds: [...roomIds],
    dates: [...days],
    intervals: intervals.map(({ startTime, endTime }) => ({ startTime, endTime })),
  };
}
