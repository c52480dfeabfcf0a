import { dayOf, DEMO_EMAIL, graphql, sessionOf, slotOfARoomyDay } from './clinic-api';

/** Turnos of the demo patient with the demo professional, week after week. */
export interface BookedSeries {
  professionalId: number;
  turnos: { id: string; startTime: string }[];
  /** The first date, yyyy-MM-dd. */
  day: string;
}

export interface SeriesDate {
  date: string;
  startTime: string;
  state: string;
  room: { id: number } | null;
}

export async function demoProfessional(): Promise<{ id: number; name: string }> {
  const { viewer } = await graphql<{ viewer: { professional: { id: number; name: string } } }>(
    '{ viewer { professional { id name } } }',
    {},
    await sessionOf(DEMO_EMAIL.professional),
  );
  return viewer.professional;
}

export async function seriesDates(professionalId: number, firstStart: string, count: number): Promise<SeriesDate[]> {
  const { seriesDates: dates } = await graphql<{ seriesDates: SeriesDate[] }>(
    `query ($id: Int!, $start: DateTime!, $count: Int!) {
      seriesDates(professionalId: $id, firstStart: $start, everyWeeks: 1, count: $count) {
        date startTime state room { id }
      }
    }`,
    { id: professionalId, start: firstStart, count },
    await sessionOf(DEMO_EMAIL.admin),
  );
  return dates;
}

/** As staff, of the dates that are free. */
export async function bookSeries(patientEmail: string = DEMO_EMAIL.user): Promise<BookedSeries> {
  const { id: professionalId } = await demoProfessional();
  const dates = await seriesDates(professionalId, await slotOfARoomyDay(professionalId), 5);
  const turnos = dates.flatMap(({ state, startTime, room }) =>
    state === 'free' && room ? [{ startTime, roomId: room.id }] : [],
  );
  const { bookSeries: booked } = await graphql<{ bookSeries: { appointments: BookedSeries['turnos'] } }>(
    'mutation ($input: BookSeriesInput!) { bookSeries(input: $input) { appointments { id startTime } } }',
    { input: { professionalId, everyWeeks: 1, turnos, patientName: 'Marta Benítez', patientEmail } },
    await sessionOf(DEMO_EMAIL.admin),
  );
  const { appointments } = booked;
  return { professionalId, turnos: appointments, day: dayOf(appointments[0]!.startTime) };
}

/** Patients may book series with the professional. */
export async function allowSeriesOnline(professionalId: number): Promise<void> {
  await graphql(
    'mutation ($id: Int!, $input: UpdateProfessionalInput!) { updateProfessional(id: $id, input: $input) { id } }',
    { id: professionalId, input: { seriesOnline: true } },
    await sessionOf(DEMO_EMAIL.admin),
  );
}

interface Holiday {
  date: string;
  name: string;
}

/** The day of the week before a holiday of the coming year, and the holiday. */
export async function weekBeforeAHoliday(): Promise<{ day: string; holiday: Holiday }[]> {
  const { clinic } = await graphql<{ clinic: { now: string } }>('{ clinic { now } }');
  const months = await Promise.all(
    [0, 1, 2, 3].map(async (ahead) => {
      const first = new Date(`${clinic.now.slice(0, 7)}-01T00:00Z`);
      first.setUTCMonth(first.getUTCMonth() + ahead);
      const { holidays } = await graphql<{ holidays: Holiday[] }>(
        'query ($year: Int!, $month: Int!) { holidays(year: $year, month: $month) { date name } }',
        { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 },
      );
      return holidays;
    }),
  );
  return months
    .flat()
    .map((holiday) => ({ holiday, day: daysAfter(holiday.date, -7) }))
    .filter(({ day }) => day > dayOf(clinic.now));
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Statuses of all turnos of the series that the turno belongs to, earliest first. */
export async function statusesOfSeries(turnoId: string): Promise<string[]> {
  const { appointment } = await graphql<{ appointment: { series: { appointments: { status: string }[] } } }>(
    'query ($id: ID!) { appointment(id: $id) { series { appointments { status } } } }',
    { id: turnoId },
    await sessionOf(DEMO_EMAIL.admin),
  );
  return appointment.series.appointments.map(({ status }) => status);
}
