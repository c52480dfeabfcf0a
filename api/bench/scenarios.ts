import { parse, print, separateOperations, type DocumentNode } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ADMIN_TOKEN, PATIENT_PASSWORD, patientEmail } from './clinics/make-clinic';
import type { FreeSlot } from './clinics/grid';
import { jsonRequest } from './support/json-connection';

export type ScenarioName = 'month of slots' | 'landing data' | 'booking' | 'sign-in' | 'admin list';

/** A request to the product and its counterpart to the limit. */
export interface Scenario {
  name: ScenarioName;
  /** Least share of the reference's throughput; null: no goal. */
  goal: number | null;
  /** The same n makes the same request on both sides. */
  product(n: number, sender: number): Buffer;
  limit(n: number, sender: number): Buffer;
  /** What differs between answers. */
  random: RegExp;
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

/** For the n-th request. */
export const monthOf = (n: number, professionals: number) => ({
  professionalId: 1 + ((n * 7919) % professionals),
  year: 2026,
  month: 6,
});

const NOTHING_RANDOM = /(?!)/;

export function scenariosOf(professionals: number): Scenario[] {
  const admin = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const credentials = (sender: number) => ({ email: patientEmail(sender), password: PATIENT_PASSWORD });
  const landing = webOperation('Landing');
  return [
    {
      name: 'month of slots',
      goal: 0.85,
      random: NOTHING_RANDOM,
      product: (n) => graphql(MONTH_SLOTS, monthOf(n, professionals)),
      limit: (n) => jsonRequest('/month-slots', monthOf(n, professionals)),
    },
    {
      name: 'landing data',
      goal: null,
      random: NOTHING_RANDOM,
      product: () => graphql(landing, {}),
      limit: () => jsonRequest('/landing', {}),
    },
    {
      name: 'admin list',
      goal: 0.8,
      random: NOTHING_RANDOM,
      product: () => graphql(APPOINTMENTS, LIST_PAGE, admin),
      limit: () => jsonRequest('/appointments', LIST_PAGE, admin),
    },
    {
      name: 'sign-in',
      goal: null,
      random: /"token":"[^"]+"/,
      product: (_, sender) => graphql(SIGN_IN, credentials(sender)),
      limit: (_, sender) => jsonRequest('/sign-in', credentials(sender)),
    },
  ];
}

/** With a key per slot, because a repeated key would return the first booking. */
export function bookingScenario(slots: readonly FreeSlot[], newKey: () => string): Scenario {
  return {
    name: 'booking',
    goal: 0.7,
    random: /"id":"[^"]+"/,
    product: (n) => graphql(BOOK, bookingVariables(slots[n]!, newKey())),
    limit: (n) => jsonRequest('/book', bookingVariables(slots[n]!, newKey())),
  };
}

export function bookingVariables(slot: FreeSlot, key: string) {
  const patient = { patientName: 'Pedro Paciente', patientEmail: BOOKED_EMAIL, patientPhone: '+54 11 4000-0000' };
  return { key, input: { ...slot, ...patient, notes: 'Primera consulta.' } };
}

/** Finds the bookings of a slice. */
export const BOOKED_EMAIL = 'pedro@ejemplo.example';

function graphql(query: string, variables: object, headers?: Record<string, string>): Buffer {
  return jsonRequest('/graphql', { query, variables }, headers);
}

const WEB = path.resolve(__dirname, '../../web/src');

let operations: Record<string, DocumentNode> | undefined;

/** As the web sends it, with its fragments. */
export function webOperation(name: string): string {
  operations ??= separateOperations(parse(webDocuments()));
  const operation = operations[name];
  if (!operation) throw new Error(`The web has no operation ${name}`);
  return print(operation);
}

function webDocuments(): string {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  return files.map((file) => readFileSync(path.join(WEB, file), 'utf8')).join('\n');
}
