import { parse, print, separateOperations } from 'graphql';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { FreeSlot } from './clinics/grid';
import { ADMIN_TOKEN, PATIENT_PASSWORD, patientEmail } from './clinics/make-clinic';
import { graphqlRequest, jsonRequest } from './support/json-connection';

export const SCENARIO_NAMES = ['month of slots', 'landing data', 'admin list', 'sign-in', 'booking'] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** To the product, and to the limit. */
export interface Scenario {
  name: ScenarioName;
  /** Share of the limit's throughput; null: no goal. */
  goal: number | null;
  /** `n` determines the request on both sides. */
  product(n: number, sender: number): Buffer;
  limit(n: number, sender: number): Buffer;
  /** Differs between equal answers. */
  random?: RegExp;
  /** Requests until a reset. Default: reads, which never end. */
  count?: number;
}

const MONTH_SLOTS = `query MonthSlots($professionalId: Int!, $year: Int!, $month: Int!) {
  monthSlots(professionalId: $professionalId, year: $year, month: $month) {
    professionalId year month durationMinutes days { day slots }
  }
}`;
export const APPOINTMENTS = `query Appointments($first: Int!) {
  appointments(first: $first) {
    items {
      id professionalId professionalName specialty roomId roomName durationMinutes
      patientName patientEmail patientPhone notes status startTime endTime
    }
    next
  }
}`;
const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token user { id name email role phone } }
}`;
const BOOK = `mutation BookAppointment($key: String!, $input: BookAppointmentInput!) {
  bookAppointment(input: $input, idempotencyKey: $key) { id status startTime endTime }
}`;

export const LIST_PAGE = { first: 50 };

export const monthOf = (n: number, professionals: number) => ({
  professionalId: 1 + ((n * 7919) % professionals),
  year: 2026,
  month: 6,
});

/** With `only` in their name. */
export function scenariosOf(
  { professionals, slots }: { professionals: number; slots: readonly FreeSlot[] },
  only = '',
): Scenario[] {
  const credentials = (sender: number) => ({ email: patientEmail(sender), password: PATIENT_PASSWORD });
  const landing = landingQuery();
  const scenarios: Scenario[] = [
    {
      name: 'month of slots',
      goal: 0.85,
      product: (n) => graphqlRequest(MONTH_SLOTS, monthOf(n, professionals)),
      limit: (n) => jsonRequest('/month-slots', monthOf(n, professionals)),
    },
    {
      name: 'landing data',
      goal: null,
      product: () => graphqlRequest(landing),
      limit: () => jsonRequest('/landing', {}),
    },
    {
      name: 'admin list',
      goal: 0.8,
      product: () => graphqlRequest(APPOINTMENTS, LIST_PAGE, ADMIN_TOKEN),
      limit: () => jsonRequest('/appointments', LIST_PAGE, { Authorization: `Bearer ${ADMIN_TOKEN}` }),
    },
    {
      name: 'sign-in',
      goal: null,
      random: /"token":"[^"]+"/,
      product: (_, sender) => graphqlRequest(SIGN_IN, credentials(sender)),
      limit: (_, sender) => jsonRequest('/sign-in', credentials(sender)),
    },
    {
      name: 'booking',
      goal: 0.7,
      random: /"id":"[^"]+"/,
      product: (n) => graphqlRequest(BOOK, bookingVariables(slots[n]!)),
      limit: (n) => jsonRequest('/book', bookingVariables(slots[n]!)),
      count: slots.length,
    },
  ];
  return scenarios.filter(({ name }) => name.includes(only));
}

/** A repeated key would return the first booking. */
export function bookingVariables(slot: FreeSlot) {
  const patient = { patientName: 'Pedro Paciente', patientEmail: BOOKED_EMAIL, patientPhone: '+54 11 4000-0000' };
  return { key: randomUUID() as string, input: { ...slot, ...patient, notes: 'Primera consulta.' } };
}

/** Marks a slice's bookings. */
export const BOOKED_EMAIL = 'pedro@ejemplo.example';

const WEB = path.resolve(__dirname, '../../web/src');

/** As the web sends it. */
function landingQuery(): string {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const documents = files.map((file) => readFileSync(path.join(WEB, file), 'utf8')).join('\n');
  const landing = separateOperations(parse(documents))['Landing'];
  if (!landing) throw new Error('The web has no operation Landing');
  return print(landing);
}
