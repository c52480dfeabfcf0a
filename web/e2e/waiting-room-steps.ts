import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';

const FIVE_MINUTES = 5 * 60_000;

/** A turno that lasts at least two minutes, with any free professional; short, so that one is free, with a room. */
export async function turnoOfNow(patientName: string): Promise<string> {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { professionals } = await graphql<{ professionals: { id: number }[] }>('{ professionals { id } }');
  const now = Date.now();
  const durationMinutes = now % FIVE_MINUTES < FIVE_MINUTES - 2 * 60_000 ? 5 : 10;
  const startTime = new Date(Math.floor(now / FIVE_MINUTES) * FIVE_MINUTES).toISOString().replace('.000', '');
  for (const { id: professionalId } of professionals) {
    const input = { professionalId, startTime, durationMinutes, patientName, patientEmail: 'nora@correo.example' };
    const made = await graphql<{ createAppointment: { id: string } }>(
      'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
      { input },
      token,
    ).catch(() => null);
    if (made) return made.createAppointment.id;
  }
  throw new Error('No professional is free now.');
}

/** The path of a new screen. */
export async function newScreen(name: string, kind: 'calls' | 'arrivals' = 'calls'): Promise<string> {
  const { createWaitingScreen } = await graphql<{ createWaitingScreen: { token: string } }>(
    'mutation ($input: CreateWaitingScreenInput!) { createWaitingScreen(input: $input) { token } }',
    { input: { name, kind } },
    await sessionOf(DEMO_EMAIL.admin),
  );
  return `/${kind === 'calls' ? 'pantalla' : 'llegada'}/${createWaitingScreen.token}`;
}
