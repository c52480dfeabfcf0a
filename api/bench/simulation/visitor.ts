import { setTimeout as pause } from 'node:timers/promises';

import { jsonRequest, JsonConnection, type JsonAnswer } from '../support/json-connection';
import type { Operation, Outcome, Place } from './history';
import { instantOf, type Step, type Steps } from './plan';

interface Visiting {
  ports: readonly number[];
  adminToken: string;
  steps: Steps;
  /** A number of their own for each new turno. */
  newTurno(): number;
  note(operation: Operation): void;
  isOver(): boolean;
}

/** Without an answer for this long, a visitor is unsure. */
const PATIENCE_MS = 6_000;
const RETRIES = 5;
const REST_MS = 200;

const BOOK = `mutation ($input: BookAppointmentInput!, $key: String) {
  answer: bookAppointment(input: $input, idempotencyKey: $key) { id }
}`;
const MOVE = `mutation ($id: ID!, $start: DateTime!, $room: Int, $minutes: Int, $professional: Int) {
  answer: moveAppointment(
    id: $id, startTime: $start, roomId: $room, durationMinutes: $minutes, professionalId: $professional
  ) { id }
}`;
const CANCEL = 'mutation ($id: ID!) { answer: cancelAppointment(id: $id) { id } }';

interface Held {
  turno: number;
  id: string;
}

/** Books, moves and cancels, one after the other, and notes each with what the answer was. */
export async function visit(visiting: Visiting, visitor: number): Promise<void> {
  const held: Held[] = [];
  const line = new Line(visiting.ports[visitor % visiting.ports.length]!);
  try {
    while (!visiting.isOver()) {
      const step = visiting.steps.next();
      const chosen = held.length > 0 && step.kind !== 'book' ? Math.floor(step.lottery * held.length) : null;
      if (chosen === null) await book(visiting, line, step, held);
      else await change(visiting, line, step, held, chosen);
    }
  } finally {
    line.close();
  }
}

async function book(visiting: Visiting, line: Line, step: Step, held: Held[]): Promise<void> {
  const { place, key } = step;
  const turno = visiting.newTurno();
  const input = {
    professionalId: place.professionalId,
    roomId: place.roomId,
    startTime: instantOf(place.from),
    durationMinutes: (place.until - place.from) * 15,
    patientName: `Paciente ${turno}`,
    patientEmail: emailOf(turno),
  };
  const invokedAt = performance.now();
  let answer = await line.ask(requestOf(BOOK, { input, key }, visiting.adminToken));
  let outcome = outcomeOf(answer);
  for (let retry = 0; retry < RETRIES && step.isRetried && outcome === 'unsure'; retry += 1) {
    answer = await line.ask(requestOf(BOOK, { input, key }, visiting.adminToken));
    outcome = outcomeOf(answer);
  }
  visiting.note({ kind: 'book', turno, place, invokedAt, answeredAt: performance.now(), outcome });
  if (outcome === 'ok') held.push({ turno, id: idOf(answer!) });
}

async function change(visiting: Visiting, line: Line, step: Step, held: Held[], chosen: number): Promise<void> {
  const { turno, id } = held[chosen]!;
  const { place } = step;
  const [query, variables] = step.kind === 'move' ? [MOVE, moveTo(id, place)] : [CANCEL, { id }];
  const request = requestOf(query, variables, visiting.adminToken);
  const invokedAt = performance.now();
  const outcome = outcomeOf(await line.ask(request));
  const told = { turno, invokedAt, answeredAt: performance.now(), outcome };
  visiting.note(step.kind === 'move' ? { ...told, kind: 'move', place } : { ...told, kind: 'cancel' });
  // What is unsure may still happen, so nobody touches it any more.
  if (outcome === 'unsure' || (step.kind === 'cancel' && outcome === 'ok')) held.splice(chosen, 1);
}

function moveTo(id: string, place: Place) {
  return {
    id,
    start: instantOf(place.from),
    room: place.roomId,
    minutes: (place.until - place.from) * 15,
    professional: place.professionalId,
  };
}

export function emailOf(turno: number): string {
  return `paciente-${turno}@ejemplo.example`;
}

function requestOf(query: string, variables: object, token: string): Buffer {
  return jsonRequest('/graphql', { query, variables }, { Authorization: `Bearer ${token}` });
}

interface GraphQLAnswer {
  data?: { answer: { id: string } | null } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const TAKEN = /^El horario elegido ya no está disponible/;

function outcomeOf(answer: JsonAnswer | null): Outcome {
  if (!answer) return 'unsure';
  const { data, errors } = JSON.parse(answer.body) as GraphQLAnswer;
  if (data?.answer) return 'ok';
  const [error] = errors ?? [];
  if (!error || error.extensions.code === 'UNAVAILABLE') return 'unsure';
  if (error.extensions.code === 'INTERNAL') throw new Error(`The server failed: ${answer.body}`);
  return error.extensions.code === 'CONFLICT' && TAKEN.test(error.message) ? 'taken' : 'refused';
}

function idOf({ body }: JsonAnswer): string {
  return (JSON.parse(body) as GraphQLAnswer).data!.answer!.id;
}

/** A connection that is opened anew after it broke, or was silent for too long. */
class Line {
  private connection: JsonConnection | null = null;

  constructor(private readonly port: number) {}

  /** null without an answer. */
  async ask(request: Buffer): Promise<JsonAnswer | null> {
    let timer: NodeJS.Timeout | undefined;
    try {
      this.connection ??= await JsonConnection.open(this.port);
      const silence = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, null)));
      const answer = await Promise.race([this.connection.send(request), silence]);
      if (!answer) this.close();
      return answer;
    } catch {
      this.close();
      // As browsers do before they try again.
      await pause(REST_MS);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.connection?.close();
    this.connection = null;
  }
}
