/** Position of a turno in a weekly series of four. */
export function seriesPosition(position: number) {
  return { __typename: 'SeriesPlace', id: 'serie-1', position, count: 4, everyWeeks: 1 };
}

/** A turno among those of its series, at 09:30 of a `day` MM-dd. */
export function oneOfSeries(number: number, day: string, facts: object = {}) {
  return {
    __typename: 'Appointment',
    id: `turno-${number}`,
    status: 'confirmed',
    startTime: `2026-${day}T09:30:00-03:00`,
    endTime: `2026-${day}T10:00:00-03:00`,
    version: 1,
    viewerCan: { __typename: 'AppointmentAbilities', cancel: true },
    ...facts,
  };
}

/** The answer to who else is in the series of a turno. */
export function seriesOf(number: number, appointments: ReturnType<typeof oneOfSeries>[]) {
  const series = { __typename: 'SeriesPlace', id: 'serie-1', appointments };
  return { appointment: { __typename: 'Appointment', id: `turno-${number}`, series } };
}
