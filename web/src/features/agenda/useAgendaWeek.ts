import { useMemo } from 'react';

import { POLL_MS, useLiveTurnos } from '../../clinic/appointment/useLiveTurnos';
import { useClinic } from '../../clinic/facts/useClinic';
import { weekStartOf } from '../../clinic/facts/week-start';
import { weekOf } from '../../kit/calendar/month-weeks';
import { dayOf } from '../../kit/time/wall-time';
import { useAgendaWeekQuery, useAgendaWeekVersionQuery } from './agenda.generated';
import { texts } from './texts';

interface Options {
  /** In the week, yyyy-MM-dd. */
  date: string;
  /** null: all. */
  professionalId: number | null;
}

const versionOf = (days: readonly { version: string }[]) => days.map(({ version }) => version).join(' ');

export function useAgendaWeek({ date, professionalId }: Options) {
  const week = weekOf(date, weekStartOf(useClinic()));
  const variables = { from: week[0]!, to: week[6]!, professionalId };
  const query = useAgendaWeekQuery({ variables, fetchPolicy: 'cache-and-network', errorFallback: texts.failed });
  const watch = useAgendaWeekVersionQuery({
    variables,
    fetchPolicy: 'no-cache',
    pollInterval: POLL_MS,
  });
  const read = query.data?.agendaDays;
  const items = useMemo(() => read?.flatMap(({ appointments }) => appointments) ?? [], [read]);
  const live = useLiveTurnos(query, watch, {
    of: `${variables.from} ${professionalId}`,
    turnosOf: ({ agendaDays, clinic }) => ({ items, version: versionOf(agendaDays), now: clinic.now }),
    versionOf: ({ agendaDays, clinic }) => ({ version: versionOf(agendaDays), now: clinic.now }),
  });
  // The last response still has a moved appointment on its former day.
  const days = useMemo(
    () =>
      read?.map((day) => ({ ...day, appointments: day.appointments.filter((it) => dayOf(it.startTime) === day.date) })),
    [read],
  );
  return { ...live, days };
}
