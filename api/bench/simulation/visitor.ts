import { setTimeout as pause } from 'node:timers/promises';

import {
  bookingRequest,
  cancelRequest,
  isTaken,
  moveRequest,
  readAnswer,
  type Slot,
} from '../support/appointment-requests';
import { graphqlRequest, JsonConnection, type JsonAnswer } from '../support/json-connection';
import type { Operation, Outcome, Place } from './history';
import { instantOf, type Step } from './plan';

interface Visiting {
  ports: readonly number[];
  adminToken: string;
  steps: Iterable<Step>;
  /** Unique. */
  newTurno(): number;
  note(operation: Operation): void;
  /** Id of the patient, once acknowledged. */
  noteMerged(patientId: string): void;
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
      else if (step.kind === 'merge') await merge(visiting, line, [held[chosen]!, held.at(-1)!]);
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

const PATIENTS_OF = `query ($one: ID!, $other: ID!) {
  one: appointment(id: $one) { patientId } other: appointment(id: $other) { patientId } }`;
const VERSIONS = `query ($one: ID!, $other: ID!) {
  one: patient(id: $one) { id version } other: patient(id: $other) { id version } }`;
const MERGE = 'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { mergedId } }';

/** The patients of both turnos, so that all their turnos are of one. An unsure merge is not repeated. */
async function merge({ adminToken, noteMerged }: Visiting, line: Line, turnos: readonly [Held, Held]): Promise<void> {
  const ask = async <Data>(query: string, variables: object) => {
    const answer = await line.ask(graphqlRequest(query, variables, adminToken));
    if (answer?.body.includes('"code":"INTERNAL"')) throw new Error(`The server failed: ${answer.body}`);
    return answer && (JSON.parse(answer.body) as { data?: Data | null }).data;
  };
  const [one, other] = turnos.map(({ id }) => id);
  const found = await ask<Both<{ patientId: string }>>(PATIENTS_OF, { one, other });
  if (!found || found.one.patientId === found.other.patientId) return;
  const ids = { one: found.one.patientId, other: found.other.patientId };
  const read = await ask<Both<{ id: string; version: number }>>(VERSIONS, ids);
  if (!read) return;
  const input = {
    survivorId: read.one.id,
    survivorVersion: read.one.version,
    mergedId: read.other.id,
    mergedVersion: read.other.version,
  };
  const made = await ask<{ mergePatients: { mergedId: string } }>(MERGE, { input });
  if (made) noteMerged(made.mergePatients.mergedId);
}

interface Both<Value> {
  one: Value;
  other: Value;
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
