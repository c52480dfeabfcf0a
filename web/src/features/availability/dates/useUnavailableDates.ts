import { useApolloClient } from '@apollo/client/react';

import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import {
  UnavailableDatesDocument,
  useUnavailableDatesQuery,
  type UnavailableDateFactsFragment,
} from './dates.generated';
import { splitDates } from './unavailable-date-form';

type Dates = readonly UnavailableDateFactsFragment[];

/** A professional's unavailable dates. Changes update the cache without a refetch. */
export function useUnavailableDates(professionalId: number) {
  const client = useApolloClient();
  const { data, error, refetch } = useUnavailableDatesQuery({
    variables: { professionalId },
    fetchPolicy: 'network-only',
    errorFallback: texts.unavailableDates.failed,
  });
  const change = (changed: (dates: Dates) => UnavailableDateFactsFragment[]) =>
    client.cache.updateQuery(
      { query: UnavailableDatesDocument, variables: { professionalId } },
      (known) => known && { ...known, unavailableDates: changed(known.unavailableDates) },
    );
  return {
    query: {
      data: data && { today: dayOf(data.clinic.now), ...splitDates(data.unavailableDates, dayOf(data.clinic.now)) },
      error,
      refetch,
    },
    put: (date: UnavailableDateFactsFragment) => change((dates) => [...dates.filter(({ id }) => id !== date.id), date]),
    remove: (id: number) => change((dates) => dates.filter((date) => date.id !== id)),
  };
}
