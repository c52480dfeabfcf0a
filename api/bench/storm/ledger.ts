import type { Pool } from 'pg';

import { eventually } from '../../src/testing/harness/eventually';
import type { SqlOutcome } from './statements';

/** Answers by patient; each books one appointment. */
export class Ledger {
  private readonly answers = new Map<number, string | null>();
  private next = FIRST_PATIENT;
  /** By performance.now(). */
  readonly acknowledgedAt: number[] = [];

  newPatient(): number {
    return this.next++;
  }

  /** `id` null: taken. */
  note(patient: number, id: string | null): void {
    this.answers.set(patient, id);
    if (id !== null) this.acknowledgedAt.push(performance.now());
  }

  get acknowledged(): number {
    return this.acknowledgedAt.length;
  }

  /** Rejects after `limitMs`. */
  async grows(count: number, limitMs: number): Promise<void> {
    const goal = this.acknowledged + count;
    await eventually(async () => {
      if (this.acknowledged < goal) throw new Error(`Bookings no longer succeed after ${this.acknowledged}`);
    }, limitMs);
  }

  /** Lost, refused but stored, or stored twice. */
  async audit(pool: Pool): Promise<string[]> {
    const { rows } = await pool.query<{ id: string; patient: number }>(STORED, [FIRST_PATIENT]);
    const stored = new Map<number, string[]>();
    for (const { id, patient } of rows) stored.set(patient, [...(stored.get(patient) ?? []), id]);
    return [...this.answers].flatMap(([patient, id]) => {
      const ids = stored.get(patient) ?? [];
      if (ids.join() === (id ?? '')) return [];
      return [`Patient ${patient} was answered ${id ?? '"taken"'} and has ${ids.join(' and ') || 'nothing'}`];
    });
  }
}

/** Above the storm's other patients. */
const FIRST_PATIENT = 1_000_000;

const STORED = `
  SELECT id, patient
  FROM appointments, LATERAL (SELECT substring(patient_email FROM '^paciente-(\\d+)@')::int AS patient) AS numbered
  WHERE patient >= $1`;

interface Tally {
  won: number;
  taken: number;
  faults: string[];
  millis: number[];
}

/** By kind. */
export class Tallies {
  readonly byKind = new Map<string, Tally>();

  /** Except when there was nothing to do. */
  async count(kind: string, work: () => Promise<SqlOutcome>): Promise<void> {
    const began = performance.now();
    const outcome = await work();
    if (outcome === 'nothing to do') return;
    const tally = this.byKind.get(kind) ?? { won: 0, taken: 0, faults: [], millis: [] };
    this.byKind.set(kind, tally);
    tally.millis.push(performance.now() - began);
    if (typeof outcome === 'string') tally[outcome] += 1;
    else tally.faults.push(outcome.fault);
  }

  wonOf(kind: string): number {
    return this.byKind.get(kind)?.won ?? 0;
  }

  get faults(): string[] {
    return [...this.byKind].flatMap(([kind, { faults }]) => faults.map((fault) => `${kind}: ${fault}`));
  }
}
