import { useState } from 'react';

import { byTime } from './by-time';
import { useMyAppointmentsQuery } from './my-appointments.generated';

const PAGE = 20;
export const LOAD_ERROR = 'Error al cargar las citas';

/**
 * The patient's own appointments, arranged by the clinic's clock. The browser's clock only cuts the question in
 * two: what is to come is asked for at once, what was before in pages, which the cache joins (appointment-pages).
 */
export function useMyAppointments() {
  const [since] = useState(() => `${new Date().toISOString().slice(0, 16)}Z`);
  const { data, error, refetch, fetchMore } = useMyAppointmentsQuery({
    variables: { since, first: PAGE },
    fetchPolicy: 'cache-and-network',
    errorFallback: LOAD_ERROR,
  });
  const [loadingOlder, setLoadingOlder] = useState(false);

  const next = data?.past.next ?? null;
  const showOlder = async () => {
    if (loadingOlder) return undefined;
    setLoadingOlder(true);
    const { data: page } = await fetchMore({ after: next });
    setLoadingOlder(false);
    return page?.past.items[0]?.id;
  };

  return {
    shown: data && {
      clinic: data.clinic,
      counts: data.appointmentCounts,
      ...byTime([...data.coming.items, ...data.past.items], data.clinic.now),
    },
    failed: error !== undefined,
    refetch,
    /** Shows the next page of the history and answers the id of its first; undefined when all is shown. */
    showOlder: next === null ? undefined : showOlder,
    loadingOlder,
  };
}
