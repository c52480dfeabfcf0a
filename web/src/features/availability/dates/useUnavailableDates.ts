import { useState } from 'react';

import { dayOf } from '../../../shared/time/clinic-time';
import { useUnavailableDatesQuery, type UnavailableDateFactsFragment } from './dates.generated';
import { splitDates } from './unavailable-date-form';

export const LOAD_FAILED = 'Error al cargar las fechas no disponibles';

/** A professional's unavailable dates: as they were loaded, with what was changed here since. */
export function useUnavailableDates(professionalId: number) {
  const { data, error, refetch } = useUnavailableDatesQuery({ variables: { professionalId }, fetchPolicy: 'network-only', errorFallback: LOAD_FAILED });
  const [changed, setChanged] = useState<UnavailableDateFactsFragment[]>();
  const dates = changed ?? data?.unavailableDates;
  const others = (id: number) => (dates ?? []).filter((date) => date.id !== id);
  return {
    /** Undefined until they are known. */
    shown: dates && data && { today: dayOf(data.clinic.now), ...splitDates(dates, dayOf(data.clinic.now)) },
    failed: error !== undefined,
    refetch,
    put: (date: UnavailableDateFactsFragment) => setChanged([...others(date.id), date]),
    remove: (id: number) => setChanged(others(id)),
  };
}
