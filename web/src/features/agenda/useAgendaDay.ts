import { useMemo } from 'react';

import { POLL_MS, useLiveTurnos } from '../../clinic/appointment/useLiveTurnos';
import { dayOf } from '../../kit/time/wall-time';
import { useAgendaDayQuery, useAgendaDayVersionQuery, type AgendaDayQuery } from './agenda.generated';
import { texts } from './texts';

export type AgendaDay = AgendaDayQuery['agendaDay'];

interface Options {
  /** yyyy-MM-dd */
  date: string;
  /** null: all. */
  professionalId: number | null;
}

/** Refreshed while visible. */
export function useAgendaDay({ date, professionalId }: Options) {
  const variables = { date, professionalId };
  const query = useAgendaDayQuery({ variables, fetchPolicy: 'cache-and-network', errorFallback: texts.failed });
  const watch = useAgendaDayVersionQuery({
    variables,
    fetchPolicy: 'no-cache',
    pollInterval: POLL_MS,
  });
  const live = useLiveTurnos(query, watch, {
    of: `${date} ${professionalId}`,
    turnosOf: ({ agendaDay }) => ({ ...agendaDay, items: agendaDay.appointments }),
    versionOf: ({ agendaDay }) => agendaDay,
  });
  const read = query.data?.agendaDay;
  // The last response still has an appointment that just moved away.
  const day = useMemo(
    () => read && { ...read, appointments: read.appointments.filter((it) => dayOf(it.startTime) === date) },
    [read, date],
  );
  return { ...live, day };
}
