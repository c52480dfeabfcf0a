import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';

/** At the busiest hours no room is free, but a sobreturno needs none. */
const BOOKINGS = [
  ['mutation ($input: CreateAppointmentInput!) { turno: createAppointment(input: $input) { id } }', {}],
  [
    'mutation ($input: CreateOverbookingInput!) { turno: createOverbooking(input: $input) { id } }',
    { reason: 'Urgencia' },
  ],
] as const;

/** Books a turno of today that lasts an hour; staff may book any free time. */
export async function turnoOfToday(patientName: string, minutesFromNow: number): Promise<string> {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { clinic, professionals } = await graphql<{ clinic: { now: string }; professionals: { id: number }[] }>(
    '{ clinic { now } professionals { id } }',
  );
  const start = new Date(Math.floor(Date.parse(clinic.now) / 60_000) * 60_000 + minutesFromNow * 60_000).toISOString();
  const refusals = new Set<string>();
  const input = { startTime: start, durationMinutes: 15, patientName, patientEmail: 'hoy@correo.example' };
  for (const [mutation, more] of BOOKINGS) {
    for (const { id: professionalId } of professionals) {
      const made = await graphql<{ turno: { id: string } }>(
        mutation,
        { input: { ...input, ...more, professionalId } },
        token,
      ).catch((error: Error) => void refusals.add(error.message));
      if (made) return made.turno.id;
    }
  }
  throw new Error(`Nobody is free: ${[...refusals].join('; ')}`);
}

interface OpenTill {
  id: number;
  openingCash: number | null;
}

/** At some hours the demo clinic's till is open. */
export async function closeOpenTill(): Promise<void> {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { currentTill } = await graphql<{ currentTill: OpenTill | null }>(
    '{ currentTill { id openingCash } }',
    {},
    token,
  );
  if (!currentTill) return;
  const { id, openingCash } = currentTill;
  await graphql(
    'mutation ($id: Int!, $input: CloseTillInput!) { closeTill(id: $id, input: $input) { id } }',
    { id, input: { openingCash: openingCash ?? 0, countedCash: 0 } },
    token,
  );
}
