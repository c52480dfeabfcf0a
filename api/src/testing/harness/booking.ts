import { sendGraphQL, type GraphQLAnswer } from './graphql';
import type { TestApp } from './app';
import { emptyTables } from './empty-tables';

const BOOK = `mutation ($input: BookAppointmentInput!, $key: String) {
  bookAppointment(input: $input, idempotencyKey: $key) {
    id status startTime endTime durationMinutes professionalId professionalName specialty roomId roomName
    patientName patientEmail patientPhone patientBirthDate contactName notes
  }
}`;

/** In REST, without optional values. */
export const LEFT_OUT = { patient_phone: null, patient_birth_date: null, contact_name: null, notes: null };

/** In REST, without an appointment type. */
export const OF_NO_KIND = { consultation_kind_id: null, consultation_kind_name: null, price: null };

interface BookedAppointment {
  id: string;
  status: string;
  startTime: string;
  endTime: string;
  durationMinutes: number;
  patientName: string;
  patientEmail: string;
  patientPhone: string | null;
  patientBirthDate: string | null;
  contactName: string | null;
  notes: string | null;
}

export type BookingAnswer = GraphQLAnswer<{ bookAppointment: BookedAppointment }>;

/** Within all default hours. */
export const TUESDAY_10AM = '2026-06-02T10:00:00-03:00';

/** Defaults to Pedro, Tuesday at ten. */
export function book(
  app: Pick<TestApp, 'url'>,
  input: object,
  { token, key, from }: { token?: string; key?: string; from?: string } = {},
): Promise<BookingAnswer> {
  const whole = {
    patientName: 'Pedro Paciente',
    patientEmail: 'pedro@ejemplo.example',
    startTime: TUESDAY_10AM,
    ...input,
  };
  return sendGraphQL(app, BOOK, { input: whole, key }, token, from);
}

/** Row counts of the tables that a booking writes. */
export async function bookingRows(app: TestApp): Promise<Record<string, number>> {
  const { rows } = await app.db.pool.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM appointments) AS appointments,
            (SELECT count(*)::int FROM room_occupancies WHERE appointment_id IS NOT NULL) AS occupancies,
            (SELECT count(*)::int FROM audit_events) AS audited,
            (SELECT count(*)::int FROM idempotency_keys) AS keys`,
  );
  return rows[0]!;
}

export const NOTHING_BOOKED = { appointments: 0, occupancies: 0, audited: 0, keys: 0 };

/** Keeps people and their sessions. */
export async function clearClinic(app: TestApp): Promise<void> {
  await emptyTables(app, 'rooms', 'professionals', 'audit_events', 'idempotency_keys');
}
