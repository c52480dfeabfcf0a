import { useState } from 'react';

import { usePagedQuery } from '../../../kit/list/usePagedQuery';
import { texts } from '../texts';
import { byTime } from './by-time';
import { useMyAppointmentsQuery } from './my-appointments.generated';

const PAGE = 20;

/**
 * The patient's own appointments, sorted by the clinic's clock. The browser's clock only splits the query: upcoming
 * ones at once, past ones in pages that the cache joins (appointment-pages).
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
      isWaitingListEnabled: data.isWaitingListEnabled,
      counts: data.appointmentCounts,
      ...byTime([...data.coming.items, ...data.past.items], data.clinic.now),
    },
    failed,
    /** Reloads everything shown. */
    refetch: retry,
    /** Loads an older page and resolves to its first id; undefined when everything is shown. */
    showOlder: more && (async () => (await more())?.id),
    loadingOlder: loadingMore,
  };
}
