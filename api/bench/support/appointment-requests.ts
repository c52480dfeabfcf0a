import { graphqlRequest, jsonRequest, type JsonAnswer } from './json-connection';

export type Protocol = 'graphql' | 'rest';

export interface Slot {
  professionalId: number;
  roomId: number;
  /** ISO 8601 */
  startTime: string;
  durationMinutes: number;
}

/** `patient` numbers name and address. */
export interface Booking extends Slot {
  patient: number;
}

const BOOK = `mutation ($input: BookAppointmentInput!, $key: String) {
  appointment: bookAppointment(input: $input, idempotencyKey: $key) { id status }
}`;
const MOVE = `mutation ($id: ID!, $start: DateTime!, $room: Int, $minutes: Int, $professional: Int) {
  appointment: moveAppointment(
    id: $id, startTime: $start, roomId: $room, durationMinutes: $minutes, professionalId: $professional
  ) { id status }
}`;
const SET_STATUS = `mutation ($id: ID!, $status: String!) {
  appointment: setAppointmentStatus(id: $id, status: $status) { id status }
}`;
const CANCEL = 'mutation ($id: ID!) { appointment: cancelAppointment(id: $id) { id status } }';

export function emailOf(patient: number): string {
  return `paciente-${patient}@ejemplo.example`;
}

/** Without token: a visitor's. */
export function bookingRequest(protocol: Protocol, booking: Booking, key: string, token?: string): Buffer {
  const { patient, ...slot } = booking;
  const [patientName, patientEmail] = [`Paciente ${patient}`, emailOf(patient)];
  if (protocol === 'graphql') {
    const input = { ...slot, patientName, patientEmail };
    return graphqlRequest(BOOK, { input, key }, token);
  }
  const body = {
    professional_id: slot.professionalId,
    room_id: slot.roomId,
    start_time: slot.startTime,
    duration_minutes: slot.durationMinutes,
    patient_name: patientName,
    patient_email: patientEmail,
  };
  const headers = { 'Idempotency-Key': key, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
  return jsonRequest('/api/appointments', body, headers);
}

export function moveRequest(id: string, slot: Slot, token: string): Buffer {
  const { professionalId, roomId, startTime, durationMinutes } = slot;
  const variables = { id, start: startTime, room: roomId, minutes: durationMinutes, professional: professionalId };
  return graphqlRequest(MOVE, variables, token);
}

export function cancelRequest(id: string, token: string): Buffer {
  return graphqlRequest(CANCEL, { id }, token);
}

export function completeRequest(id: string, token: string): Buffer {
  return graphqlRequest(SET_STATUS, { id, status: 'completed' }, token);
}

interface Appointment {
  id: string;
  status: string;
}

interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** Neither: another form. */
export function readAnswer({ status, body }: JsonAnswer): { appointment?: Appointment | null; error?: Refusal } {
  const answer = JSON.parse(body) as Partial<GraphQLAnswer & RestAnswer>;
  if (answer.data !== undefined || answer.errors) {
    const [error] = answer.errors ?? [];
    return { appointment: answer.data?.appointment, ...(error && { error: { ...error.extensions, ...error } }) };
  }
  if (status === 201) return { appointment: answer as Appointment };
  return { error: { status, code: answer.code ?? '', message: answer.error ?? '' } };
}

interface GraphQLAnswer {
  data: { appointment?: Appointment | null } | null;
  errors: { message: string; extensions: { status: number; code: string } }[];
}

interface RestAnswer extends Appointment {
  code: string;
  error: string;
}

/** A fault is a wrong answer. */
export type Outcome = 'won' | 'taken' | { fault: string };

/** By status, code and Spanish text. */
export function outcomeOf(answer: JsonAnswer): Outcome {
  const { appointment, error } = readAnswer(answer);
  if (appointment?.status === 'pending') return 'won';
  return error && isTaken(error) ? 'taken' : { fault: `${answer.status}: ${answer.body.slice(0, 300)}` };
}

const TAKEN = /^(El horario elegido ya no está disponible|Ese horario está reservado hasta)/;

export function isTaken({ status, code, message }: Refusal): boolean {
  return status === 409 && code === 'CONFLICT' && TAKEN.test(message);
}
