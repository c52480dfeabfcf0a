import { useState } from 'react';

import { usePagedQuery } from '../../shared/list/usePagedQuery';
import { byTime } from './by-time';
import { useMyAppointmentsQuery } from './my-appointments.generated';
import { texts } from './texts';

const PAGE = 20;

/**
 * The patient's own appointments, arranged by the clinic's clock. The browser's clock only cuts the question in
 * two: what is to come is asked for at once, what was before in pages, which the cache joins (appointment-pages).
 */
export function useMyAppointments() {
  const [since] = useState(() => `${new Date().toISOString().slice(0, 16)}Z`);
  const { data, failed, retry, more, loadingMore } = usePagedQuery(useMyAppointmentsQuery, {
    variables: { since, first: PAGE },
    pageOf: (answer) => answer.past,
    errorFallback: texts.myAppointments.failed,
  });
  return {
    shown: data && {
      clinic: data.clinic,
      counts: data.appointmentCounts,
      ...byTime([...data.coming.items, ...data.past.items], data.clinic.now),
    },
    failed,
    /** Asks again for all that is shown. */
    refetch: retry,
    /** Shows the next page of the history and answers the id of its first; undefined when all is shown. */
    showOlder: more && (async () => (await more())?.id),
    loadingOlder: loadingMore,
  };
}
