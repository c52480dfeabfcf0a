import { useState } from 'react';

import { dayOf } from '../../../shared/time/clinic-time';
import { useUnavailableDatesQuery, type UnavailableDateFactsFragment } from './dates.generated';
import { splitDates } from './unavailable-date-form';

export const LOAD_FAILED = 'Error al cargar las fechas no disponibles';

/** A professional's unavailable dates: as they were loaded, with what was changed here since. */
export function useUnavailableDates(professionalId: number) {
  const { data, error, refetch } = useUnavailableDatesQuery({ variables: { professionalId }, fetchPolicy: 'network-only', errorFallback: LOAD_FAILED });
  /** By id: as it was saved, or null once it is deleted. Two changes may be on their way at once. */
  const [changes, setChanges] = useState<ReadonlyMap<number, UnavailableDateFactsFragment | null>>(new Map());
  const change = (id: number, date: UnavailableDateFactsFragment | null) => setChanges((known) => new Map(known).set(id, date));
  const dates = data && withChanges(data.unavailableDates, changes);
  return {
    /** Undefined until they are known. */
    shown: dates && data && { today: dayOf(data.clinic.now), ...splitDates(dates, dayOf(data.clinic.now)) },
    failed: error !== undefined,
    refetch,
    put: (date: UnavailableDateFactsFragment) => change(date.id, date),
    remove: (id: number) => change(id, null),
  };
}

function withChanges(dates: readonly UnavailableDateFactsFragment[], changes: ReadonlyMap<number, UnavailableDateFactsFragment | null>) {
  const untouched = dates.filter(({ id }) => !changes.has(id));
  return [...untouched, ...[...changes.values()].filter((date) => date !== null)];
}
