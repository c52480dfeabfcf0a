import { useState } from 'react';

import { byTime } from './by-time';
import { useMyAppointmentsQuery, useOlderAppointmentsLazyQuery, type OwnAppointmentFragment } from './my-appointments.generated';

const PAGE = 20;
export const LOAD_ERROR = 'Error al cargar las citas';

/**
 * The patient's own appointments, arranged by the clinic's clock. The browser's clock only cuts the question in
 * two: what is to come is asked for at once, what was before in pages.
 */
export function useMyAppointments() {
  const [since] = useState(() => `${new Date().toISOString().slice(0, 16)}Z`);
  const query = useMyAppointmentsQuery({ variables: { since, first: PAGE }, fetchPolicy: 'cache-and-network', errorFallback: LOAD_ERROR });
  const [askOlder, { loading: loadingOlder }] = useOlderAppointmentsLazyQuery({ errorFallback: LOAD_ERROR });
  const [older, setOlder] = useState<{ items: OwnAppointmentFragment[]; next: string | null }>();

  const data = query.data ?? query.previousData;
  const next = older ? older.next : (data?.past.next ?? null);
  const showOlder = async () => {
    if (next === null || loadingOlder) return undefined;
    const { data: page } = await askOlder({ since, first: PAGE, after: next });
    if (page) setOlder({ items: [...(older?.items ?? []), ...page.past.items], next: page.past.next });
    return page?.past.items[0]?.id;
  };

  return {
    shown: data && {
      clinic: data.clinic,
      counts: data.appointmentCounts,
      ...byTime([...data.coming.items, ...data.past.items, ...(older?.items ?? [])], data.clinic.now),
    },
    failed: query.error !== undefined,
    refetch: query.refetch,
    /** Shows the next page of the history and answers the id of its first; undefined when all is shown. */
    showOlder: next === null ? undefined : showOlder,
    loadingOlder,
  };
}
