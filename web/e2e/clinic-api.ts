/** The clinic's API, for preparing and comparing. */

export interface Offer {
  professionalId: number;
  professionalName: string;
  /** With the clinic's offset. */
  startTime: string;
  durationMinutes: number;
}

export const DEMO_PASSWORD = 'demo1234';

/** The demo clinic's accounts. */
export const DEMO_EMAIL = {
  user: 'paciente@clinica.example',
  professional: 'profesional@clinica.example',
  admin: 'admin@clinica.example',
} as const;

let patients = 0;

const sessions = new Map<string, { token: Promise<string>; openedAt: number }>();
/** Ten minutes after signing in, sensitive operations ask for the password. A whole `npm run screens` takes longer. */
const NEEDS_NO_PROOF_MS = 8 * 60_000;

/** A token that the test file shares: do not end its session. */
export function sessionOf(email: string): Promise<string> {
  const kept = sessions.get(email);
  if (kept && Date.now() - kept.openedAt < NEEDS_NO_PROOF_MS) return kept.token;
  const opened = { token: openSession(email), openedAt: Date.now() };
  sessions.set(email, opened);
  return opened.token;
}

/** A token of a new session, which the test may end. */
export async function openSession(email: string, password = DEMO_PASSWORD): Promise<string> {
  const { signIn: session } = await graphql<{ signIn: { token: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email, password },
  );
  return session.token;
}

/** Without `token` as a visitor. Rejects on errors. */
export async function graphql<D>(query: string, variables: Record<string, unknown> = {}, token?: string): Promise<D> {
  const response = await fetch(`${process.env.E2E_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: D; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map((error) => error.message).join('; '));
  return data;
}

/** Id of a professional with several appointment types. */
export async function professionalWithKinds(): Promise<number> {
  const { professionals } = await graphql<{ professionals: { id: number; consultationKinds: object[] }[] }>(
    '{ professionals { id consultationKinds { id } } }',
  );
  const found = professionals.find(({ consultationKinds }) => consultationKinds.length > 1);
  if (!found) throw new Error('Nobody has several kinds of turno.');
  return found.id;
}

/** Visitors book an hour ahead, so such a slot stays on offer during the test. */
const LASTS_FROM_MINUTES = 70;

/** Among the soonest slots, one that stays on offer. Rejects without one. */
export async function soonestOffer(): Promise<Offer> {
  const { clinic, nextSlots } = await graphql<{
    clinic: { now: string };
    nextSlots: { professional: { id: number; name: string }; startTime: string; durationMinutes: number }[];
  }>('{ clinic { now } nextSlots(limit: 12) { professional { id name } startTime durationMinutes } }');
  const lasts = (startTime: string) => Date.parse(startTime) >= Date.parse(clinic.now) + LASTS_FROM_MINUTES * 60_000;
  const [soonest] = nextSlots;
  if (!soonest) throw new Error('The demo clinic offers no slot.');
  // An hour before opening, all first slots expire soon; the next slot of the same professional does not.
  const { professional, durationMinutes, startTime } = nextSlots.find((slot) => lasts(slot.startTime)) ?? {
    ...soonest,
    startTime: (await slotsOfTwoMonths(soonest)).find(lasts),
  };
  if (!startTime) throw new Error('The demo clinic offers no slot that lasts.');
  return { professionalId: professional.id, professionalName: professional.name, startTime, durationMinutes };
}

async function slotsOfTwoMonths({
  professional,
  startTime,
}: {
  professional: { id: number };
  startTime: string;
}): Promise<string[]> {
  const months = await Promise.all([0, 1].map((ahead) => slotDays(professional.id, monthAfter(startTime, ahead))));
  return months.flat().flatMap(({ slots }) => slots);
}

interface SlotDay {
  /** Day of the month. */
  day: number;
  /** Their starts. */
  slots: string[];
}

export async function slotDays(
  professionalId: number,
  { year, month }: { year: number; month: number },
): Promise<SlotDay[]> {
  const { monthSlots } = await graphql<{ monthSlots: { days: SlotDay[] } }>(
    'query ($id: Int!, $year: Int!, $month: Int!) { monthSlots(professionalId: $id, year: $year, month: $month) { days { day slots } } }',
    { id: professionalId, year, month },
  );
  return monthSlots.days;
}

/** HH:mm; `day` is yyyy-MM-dd. */
export async function timesOf(professionalId: number, day: string): Promise<string[]> {
  const [year, month, number] = day.split('-').map(Number) as [number, number, number];
  const days = await slotDays(professionalId, { year, month });
  return (days.find((entry) => entry.day === number)?.slots ?? []).map(clockTime);
}

/** Its start. Rejects without one. */
export async function firstSlotOf(id: number): Promise<string> {
  const { firstSlot } = await graphql<{ firstSlot: string | null }>(
    'query ($id: Int!) { firstSlot(professionalId: $id) }',
    { id },
  );
  if (firstSlot === null) throw new Error('The professional offers no slot.');
  return firstSlot;
}

const SLOTS_OF_A_DAY = 4;

/** On the first day with several slots; not its first slot, which may expire in a minute. */
export async function slotOfARoomyDay(id: number): Promise<string> {
  const first = await firstSlotOf(id);
  for (const ahead of [0, 1]) {
    const roomy = (await slotDays(id, monthAfter(first, ahead))).find(({ slots }) => slots.length >= SLOTS_OF_A_DAY);
    if (roomy) return roomy.slots[1]!;
  }
  throw new Error(`The professional has no day with ${SLOTS_OF_A_DAY} slots.`);
}

interface Booking {
  patientName: string;
  patientEmail: string;
  /** Session token; undefined: a visitor, who may hold only a few turnos. */
  token: string | undefined;
}

/** Books as staff, who have no limit. The professional has no slot at that instant afterwards. */
export async function takeSlot(offer: Pick<Offer, 'professionalId' | 'startTime'>, booking?: Booking): Promise<string> {
  return (await bookSlot(offer, booking)).id;
}

/** As takeSlot; the path that the mail links to. */
export async function bookedPath(offer: Pick<Offer, 'professionalId' | 'startTime'>): Promise<string> {
  const { id, receipt } = await bookSlot(offer);
  return `/confirmation/${id}#recibo=${receipt}`;
}

async function bookSlot(
  offer: Pick<Offer, 'professionalId' | 'startTime'>,
  booking?: Booking,
): Promise<{ id: string; receipt: string }> {
  const { slotRooms } = await graphql<{ slotRooms: { room: { id: number }; availability: string }[] }>(
    'query ($id: Int!, $start: DateTime!) { slotRooms(professionalId: $id, startTime: $start) { room { id } availability } }',
    { id: offer.professionalId, start: offer.startTime },
  );
  const room = slotRooms.find((entry) => entry.availability === 'free')?.room;
  if (!room) throw new Error('No room is free at that slot.');
  const { token, patientName, patientEmail } = booking ?? (await asStaff());
  const { bookAppointment } = await graphql<{ bookAppointment: { id: string; receipt: string } }>(
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id receipt } }',
    {
      input: {
        professionalId: offer.professionalId,
        roomId: room.id,
        startTime: offer.startTime,
        patientName,
        patientEmail,
      },
    },
    token,
  );
  return bookAppointment;
}

/** Each for another patient: one with a turno at that time would be asked about (ADR 139). */
async function asStaff(): Promise<Booking> {
  const patientEmail = `otra.${Date.now()}.${(patients += 1)}@correo.example`;
  return { patientName: 'Otra Persona', patientEmail, token: await sessionOf(DEMO_EMAIL.admin) };
}

export const clockTime = (instant: string): string => instant.slice(11, 16);
export const dayOf = (instant: string): string => instant.slice(0, 10);

export function monthAfter(instant: string, months: number): { year: number; month: number } {
  const first = new Date(Date.UTC(Number(instant.slice(0, 4)), Number(instant.slice(5, 7)) - 1 + months));
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
}
