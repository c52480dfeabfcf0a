import type { Interval } from '../../shared/time/intervals';
import { useRentalQuoteQuery, type RentalQuoteQuery } from './rentals.generated';

export type RentalQuote = RentalQuoteQuery['rentalQuote'];

/** What somebody is about to rent: each room, on each day (yyyy-MM-dd), for each interval. */
export interface RentalSelection {
  roomIds: readonly number[];
  days: readonly string[];
  intervals: readonly Interval[];
}

export interface QuoteView {
  /** The price of the selection; undefined without a selection, and while it is not known. */
  quote: RentalQuote | undefined;
  busy: boolean;
  failed: boolean;
}

/**
 * What `selection` costs by the server's rules, asked again as it changes; null asks nothing. A failure is not toasted.
 * A deferred selection would be asked for without end on a slow page: each answer starts the deferred render anew, with
 * the selection before, which is then asked for as well.
 */
export function useRentalQuote(selection: RentalSelection | null): QuoteView {
  const variables = selection && variablesOf(selection);
  const { data, error } = useRentalQuoteQuery({
    variables: variables ?? { roomIds: [], dates: [], intervals: [] },
    skip: variables === null,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
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
