import { jsonRequest, type JsonAnswer } from '../support/json-connection';

export type Protocol = 'graphql' | 'rest';

export interface StormBooking {
  professionalId: number;
  roomId: number;
  startTime: string;
  durationMinutes: number;
  patient: number;
}

/** 'won' and 'taken' are the right answers. */
export type BookingOutcome = 'won' | 'taken' | { fault: string };

const BOOK = `mutation ($input: BookAppointmentInput!, $key: String) {
  bookAppointment(input: $input, idempotencyKey: $key) { id status }
}`;

/** Without token it is a visitor's. */
export function bookingRequest(protocol: Protocol, booking: StormBooking, key: string, token?: string): Buffer {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const { professionalId, roomId, startTime, durationMinutes, patient } = booking;
  const patientName = `Paciente ${patient}`;
  const patientEmail = `paciente-${patient}@ejemplo.example`;
  if (protocol === 'graphql') {
    const input = { professionalId, roomId, startTime, durationMinutes, patientName, patientEmail };
    return jsonRequest('/graphql', { query: BOOK, variables: { input, key } }, headers);
  }
  const body = {
    professional_id: professionalId,
    room_id: roomId,
    start_time: startTime,
    duration_minutes: durationMinutes,
    patient_name: patientName,
    patient_email: patientEmail,
  };
  return jsonRequest('/api/appointments', body, { ...headers, 'Idempotency-Key': key });
}

/** By status, code and Spanish text. */
export function outcomeOf(protocol: Protocol, { status, body }: JsonAnswer): BookingOutcome {
  const answer = JSON.parse(body) as Partial<GraphQLAnswer & RestAnswer>;
  if (protocol === 'rest') {
    if (status === 201 && answer.status === 'pending') return 'won';
    if (status === 409 && answer.code === 'CONFLICT' && TAKEN.test(answer.error ?? '')) return 'taken';
  } else {
    const [error] = answer.errors ?? [];
    if (!error && answer.data?.bookAppointment?.status === 'pending') return 'won';
    if (error?.extensions.status === 409 && error.extensions.code === 'CONFLICT' && TAKEN.test(error.message))
      return 'taken';
  }
  return { fault: `${protocol} ${status}: ${body.slice(0, 300)}` };
}

/** Whether the caller should send the same request again. */
export function isUnavailable({ body }: JsonAnswer): boolean {
  return body.includes('"code":"UNAVAILABLE"');
}

/** null if none was booked. */
export function bookedId({ body }: JsonAnswer): string | null {
  const { data, id } = JSON.parse(body) as Partial<GraphQLAnswer & RestAnswer>;
  return data?.bookAppointment?.id ?? id ?? null;
}

const TAKEN = /^(El horario elegido ya no está disponible|Ese horario está reservado hasta)/;

interface GraphQLAnswer {
  data: { bookAppointment?: { id: string; status: string } } | null;
  errors: { message: string; extensions: { status: number; code: string } }[];
}

interface RestAnswer {
  id: string;
  status: string;
  code: string;
  error: string;
}
