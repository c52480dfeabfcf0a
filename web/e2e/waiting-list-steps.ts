import { clockTime, dayOf, DEMO_EMAIL, graphql, monthAfter, sessionOf, slotDays, takeSlot } from './clinic-api';
import { mailedLink } from './mails';

/** The freed turno, and the later one that the demo patient keeps until there is an earlier one. */
export interface WaitingStory {
  professional: { id: number; name: string };
  freed: { id: string; startTime: string; cancelToken: string };
  kept: { id: string; startTime: string };
}

/** Link of the offer for `startTime`. */
export const offerLink = (email: string, { startTime }: { startTime: string }): Promise<string> =>
  mailedLink(email, '/lista-de-espera/oferta/', `${longDay(startTime)}, ${clockTime(startTime)}`);

export const leaveLink = (email: string): Promise<string> => mailedLink(email, '/lista-de-espera/salir/');

/** So that offers leave at any hour at which tests run, and to all who wait. */
export async function tellAtOnce(): Promise<void> {
  await graphql(
    `mutation {
      updateWaitingListSettings(input: { quietStart: "00:00", quietEnd: "00:00", atOnce: 10, weeklyOffers: 20 }) {
        version
      }
    }`,
    {},
    await sessionOf(DEMO_EMAIL.admin),
  );
}

/** Books a turno of another patient at least two days ahead, and a later one of the demo patient. */
export async function bookedTwice(): Promise<WaitingStory> {
  const patient = await sessionOf(DEMO_EMAIL.user);
  const professional = await professionalForWhomNobodyWaits();
  const [first, later] = await freeDaysOf(professional.id, await daysOfTurnos(patient));
  const email = `libera.${Date.now()}@correo.example`;
  const freedId = await takeSlot(
    { professionalId: professional.id, startTime: first },
    { patientName: 'Beto Paz', patientEmail: email, token: undefined },
  );
  const keptId = await takeSlot(
    { professionalId: professional.id, startTime: later },
    { patientName: 'Camila Benítez', patientEmail: DEMO_EMAIL.user, token: patient },
  );
  const link = new URL(await mailedLink(email, `/cancel/${freedId}`));
  return {
    professional,
    freed: { id: freedId, startTime: first, cancelToken: link.searchParams.get('token')! },
    kept: { id: keptId, startTime: later },
  };
}

/** Cancels by the mail's link, which notifies the waiting list at once. */
export async function free({ id, cancelToken }: WaitingStory['freed']): Promise<void> {
  await graphql(
    'mutation ($id: ID!, $cancelToken: String!) { cancelAppointment(id: $id, cancelToken: $cancelToken) { id } }',
    {
      id,
      cancelToken,
    },
  );
}

/** As the demo patient. */
export async function waitForEarlier(appointmentId: string): Promise<void> {
  await graphql(
    'mutation ($input: WaitForEarlierInput!) { waitForEarlier(input: $input) { id } }',
    { input: { appointmentId } },
    await sessionOf(DEMO_EMAIL.user),
  );
}

async function professionalForWhomNobodyWaits(): Promise<WaitingStory['professional']> {
  const { nextSlots } = await graphql<{
    nextSlots: { professional: WaitingStory['professional'] & { consultationKinds: object[] } }[];
  }>('{ nextSlots(limit: 12) { professional { id name consultationKinds { id } } } }');
  for (const { professional } of nextSlots) {
    const { waitingList } = await graphql<{ waitingList: { edges: object[] } }>(
      'query ($id: Int!) { waitingList(first: 1, filter: { professionalId: $id }) { edges { node { id } } } }',
      { id: professional.id },
      await sessionOf(DEMO_EMAIL.admin),
    );
    if (waitingList.edges.length === 0 && professional.consultationKinds.length === 0) return professional;
  }
  throw new Error('Somebody waits for everybody.');
}

const TWO_DAYS_MS = 2 * 24 * 60 * 60_000;

/** The first slots of two days on which the patient has no turno. */
async function freeDaysOf(professionalId: number, taken: ReadonlySet<string>): Promise<[string, string]> {
  const { clinic } = await graphql<{ clinic: { now: string } }>('{ clinic { now } }');
  const months = await Promise.all([0, 1].map((ahead) => slotDays(professionalId, monthAfter(clinic.now, ahead))));
  const [first, later] = months
    .flat()
    .map(({ slots }) => slots[0])
    .filter((start) => start !== undefined)
    .filter((start) => Date.parse(start) > Date.parse(clinic.now) + TWO_DAYS_MS && !taken.has(dayOf(start)));
  if (!first || !later) throw new Error('The professional has no two free days.');
  return [first, later];
}

async function daysOfTurnos(token: string): Promise<ReadonlySet<string>> {
  const { appointments } = await graphql<{ appointments: { items: { startTime: string }[] } }>(
    '{ appointments(first: null) { items { startTime } } }',
    {},
    token,
  );
  return new Set(appointments.items.map(({ startTime }) => dayOf(startTime)));
}

/** Name of a turno in the patient's own list. */
export const turnoName = (startTime: string): RegExp => new RegExp(`${longDay(startTime)}.*${clockTime(startTime)}`);

const LONG_DAY = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' });
/** "7 de diciembre de 2026" */
const longDay = (startTime: string): string => LONG_DAY.format(new Date(`${dayOf(startTime)}T00:00Z`));
