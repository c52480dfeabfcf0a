/** The clinic as another person's program sees it: for arranging and for what a test compares with. */

export interface Offer {
  professionalId: number;
  professionalName: string;
  /** Instant with the clinic's offset. */
  startTime: string;
  durationMinutes: number;
}

export const DEMO_PASSWORD = 'demo1234';

/** One account of each role that the demo clinic brings. */
export const DEMO_EMAIL = {
  user: 'paciente@clinica.example',
  professional: 'profesional@clinica.example',
  admin: 'admin@clinica.example',
} as const;

const PATIENT = { name: 'Otra Persona', email: 'otra.persona@correo.example' };

const sessions = new Map<string, Promise<string>>();

/** The bearer token of the session that a test file keeps for a demo account. For who only wants to be somebody; see openSession. */
export function sessionOf(email: string): Promise<string> {
  const kept = sessions.get(email) ?? openSession(email);
  sessions.set(email, kept);
  return kept;
}

/** The bearer token of a new session of a demo account, for who ends it. */
export async function openSession(email: string): Promise<string> {
  const { signIn: session } = await graphql<{ signIn: { token: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email, password: DEMO_PASSWORD },
  );
  return session.token;
}

/** Asks as whoever `token` belongs to, or as a visitor. Rejects when the clinic refuses. */
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

/** Visitors book an hour ahead: a slot that begins later than this is still offered when the story ends. */
const LASTS_FROM_MINUTES = 70;

/** A slot that stays on offer for the story, among the soonest. Rejects when the clinic offers none. */
export async function soonestOffer(): Promise<Offer> {
  const { clinic, nextSlots } = await graphql<{
    clinic: { now: string };
    nextSlots: { professional: { id: number; name: string }; startTime: string; durationMinutes: number }[];
  }>('{ clinic { now } nextSlots(limit: 12) { professional { id name } startTime durationMinutes } }');
  const lasts = (startTime: string) => Date.parse(startTime) >= Date.parse(clinic.now) + LASTS_FROM_MINUTES * 60_000;
  const [soonest] = nextSlots;
  if (!soonest) throw new Error('The demo clinic offers no slot.');
  // An hour before the clinic opens everybody's first slot is about to go; the next one of the same professional is not.
  const { professional, durationMinutes, startTime } = nextSlots.find((slot) => lasts(slot.startTime)) ?? {
    ...soonest,
    startTime: (await slotsOfTwoMonths(soonest)).find(lasts),
  };
  if (!startTime) throw new Error('The demo clinic offers no slot that lasts.');
  return { professionalId: professional.id, professionalName: professional.name, startTime, durationMinutes };
}

async function slotsOfTwoMonths({ professional, startTime }: { professional: { id: number }; startTime: string }): Promise<string[]> {
  const months = await Promise.all([0, 1].map((ahead) => slotDays(professional.id, monthAfter(startTime, ahead))));
  return months.flat().flatMap(({ slots }) => slots);
}

interface SlotDay {
  /** Of the month. */
  day: number;
  /** When each begins. */
  slots: string[];
}

/** The days of a month that offer slots. */
async function slotDays(professionalId: number, { year, month }: { year: number; month: number }): Promise<SlotDay[]> {
  const { monthSlots } = await graphql<{ monthSlots: { days: SlotDay[] } }>(
    'query ($id: Int!, $year: Int!, $month: Int!) { monthSlots(professionalId: $id, year: $year, month: $month) { days { day slots } } }',
    { id: professionalId, year, month },
  );
  return monthSlots.days;
}

/** HH:mm of every slot of a professional on a day, yyyy-MM-dd. */
export async function timesOf(professionalId: number, day: string): Promise<string[]> {
  const [year, month, number] = day.split('-').map(Number) as [number, number, number];
  const days = await slotDays(professionalId, { year, month });
  return (days.find((entry) => entry.day === number)?.slots ?? []).map(clockTime);
}

const SLOTS_OF_A_DAY = 4;

/** A slot of the professional's first day with several; not its first, which may be gone in a minute. */
export async function slotOfARoomyDay(id: number): Promise<string> {
  const { firstSlot } = await graphql<{ firstSlot: string | null }>('query ($id: Int!) { firstSlot(professionalId: $id) }', { id });
  if (firstSlot === null) throw new Error('The professional offers no slot.');
  for (const ahead of [0, 1]) {
    const roomy = (await slotDays(id, monthAfter(firstSlot, ahead))).find(({ slots }) => slots.length >= SLOTS_OF_A_DAY);
    if (roomy) return roomy.slots[1]!;
  }
  throw new Error(`The professional has no day with ${SLOTS_OF_A_DAY} slots.`);
}

/** The front desk books for somebody else, as often as it likes: every slot of the professional at that instant is gone afterwards. */
export async function takeSlot(offer: Offer): Promise<string> {
  const { slotRooms } = await graphql<{ slotRooms: { room: { id: number }; availability: string }[] }>(
    'query ($id: Int!, $start: DateTime!) { slotRooms(professionalId: $id, startTime: $start) { room { id } availability } }',
    { id: offer.professionalId, start: offer.startTime },
  );
  const room = slotRooms.find((entry) => entry.availability === 'free')?.room;
  if (!room) throw new Error('No room is free at that slot.');
  const { bookAppointment } = await graphql<{ bookAppointment: { id: string } }>(
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }',
    {
      input: {
        professionalId: offer.professionalId, roomId: room.id, startTime: offer.startTime,
        patientName: PATIENT.name, patientEmail: PATIENT.email,
      },
    },
    await sessionOf(DEMO_EMAIL.admin),
  );
  return bookAppointment.id;
}

export const clockTime = (instant: string): string => instant.slice(11, 16);
export const dayOf = (instant: string): string => instant.slice(0, 10);

/** The month that many months after that of an instant. */
export function monthAfter(instant: string, months: number): { year: number; month: number } {
  const first = new Date(Date.UTC(Number(instant.slice(0, 4)), Number(instant.slice(5, 7)) - 1 + months));
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
}
