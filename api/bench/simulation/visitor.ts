import { setTimeout as pause } from 'node:timers/promises';

import {
  bookingRequest,
  cancelRequest,
  isTaken,
  moveRequest,
  readAnswer,
  type Slot,
} from '../support/appointment-requests';
import { JsonConnection, type JsonAnswer } from '../support/json-connection';
import type { Operation, Outcome, Place } from './history';
import { instantOf, type Step } from './plan';

interface Visiting {
  ports: readonly number[];
  adminToken: string;
  steps: Iterable<Step>;
  /** Unique. */
  newTurno(): number;
  note(operation: Operation): void;
  isOver(): boolean;
}

/** Afterwards the outcome is unsure. */
const PATIENCE_MS = 6_000;
const RETRIES = 5;
const REST_MS = 200;

interface Held {
  turno: number;
  id: string;
}

/** In sequence; notes each with its outcome. */
export async function visit(visiting: Visiting, visitor: number): Promise<void> {
  const held: Held[] = [];
  const line = new Line(visiting.ports[visitor % visiting.ports.length]!);
  try {
    for (const step of visiting.steps) {
      if (visiting.isOver()) break;
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
  const request = bookingRequest('graphql', { ...slotOf(place), patient: turno }, key, visiting.adminToken);
  const invokedAt = performance.now();
  let answer = await line.ask(request);
  let outcome = outcomeOf(answer);
  for (let retry = 0; retry < RETRIES && step.isRetried && outcome === 'unsure'; retry += 1) {
    answer = await line.ask(request);
    outcome = outcomeOf(answer);
  }
  visiting.note({ kind: 'book', turno, place, invokedAt, answeredAt: performance.now(), outcome });
  if (outcome === 'ok') held.push({ turno, id: readAnswer(answer!).appointment!.id });
}

async function change(visiting: Visiting, line: Line, step: Step, held: Held[], chosen: number): Promise<void> {
  const { turno, id } = held[chosen]!;
  const { kind, place } = step;
  const { adminToken } = visiting;
  const request = kind === 'move' ? moveRequest(id, slotOf(place), adminToken) : cancelRequest(id, adminToken);
  const invokedAt = performance.now();
  const outcome = outcomeOf(await line.ask(request));
  const answered = { turno, invokedAt, answeredAt: performance.now(), outcome };
  visiting.note(kind === 'move' ? { ...answered, kind, place } : { ...answered, kind: 'cancel' });
  // An unsure operation may still happen, so the turno is left alone.
  if (outcome === 'unsure' || (kind === 'cancel' && outcome === 'ok')) held.splice(chosen, 1);
}

function slotOf({ professionalId, roomId, from, until }: Place): Slot {
  return { professionalId, roomId, startTime: instantOf(from), durationMinutes: (until - from) * 15 };
}

function outcomeOf(answer: JsonAnswer | null): Outcome {
  if (!answer) return 'unsure';
  const { appointment, error } = readAnswer(answer);
  if (appointment) return 'ok';
  if (!error || error.code === 'UNAVAILABLE') return 'unsure';
  if (error.code === 'INTERNAL') throw new Error(`The server failed: ${answer.body}`);
  return isTaken(error) ? 'taken' : 'refused';
}

/** Reopened after it broke, or was silent for too long. */
class Line {
  private connection: JsonConnection | null = null;

  constructor(private readonly port: number) {}

  /** null: no answer. */
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
      // As browsers do.
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
