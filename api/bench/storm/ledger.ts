import type { Pool } from 'pg';

/** The answer to each patient, to compare with the database. A patient books one appointment. */
export class Ledger {
  private readonly answers = new Map<number, string | null>();
  private next = FIRST_PATIENT;
  /** When each patient was told of their appointment, by performance.now(). */
  readonly acknowledgedAt: number[] = [];

  newPatient(): number {
    return this.next++;
  }

  /** `id` null: the time was taken. */
  note(patient: number, id: string | null): void {
    this.answers.set(patient, id);
    if (id !== null) this.acknowledgedAt.push(performance.now());
  }

  /** Patients with an acknowledged appointment. */
  get acknowledged(): number {
    return this.acknowledgedAt.length;
  }

  /** Acknowledged but lost, refused but stored, or stored twice. */
  async audit(pool: Pool): Promise<string[]> {
    const { rows } = await pool.query<{ id: string; patient: number }>(STORED, [FIRST_PATIENT]);
    const stored = new Map<number, string[]>();
    for (const { id, patient } of rows) stored.set(patient, [...(stored.get(patient) ?? []), id]);
    return [...this.answers].flatMap(([patient, id]) => {
      const ids = stored.get(patient) ?? [];
      if (ids.join() === (id ?? '')) return [];
      return [
        `Patient ${patient} was told ${id ?? 'that the time is taken'} and has ${ids.join(' and ') || 'nothing'}`,
      ];
    });
  }
}

/** Above all other patients of the storm. */
const FIRST_PATIENT = 1_000_000;

const STORED = `
  SELECT id, patient FROM appointments, LATERAL (SELECT substring(patient_email FROM '^paciente-(\\d+)@')::int AS patient) AS who
  WHERE patient >= $1`;

class Tally {
  won = 0;
  taken = 0;
  readonly faults: string[] = [];
  readonly millis: number[] = [];

  note(outcome: 'won' | 'taken' | { fault: string }, millis: number): void {
    this.millis.push(millis);
    if (outcome === 'won') this.won += 1;
    else if (outcome === 'taken') this.taken += 1;
    else this.faults.push(outcome.fault);
  }
}

export class Tallies {
  readonly byKind = new Map<string, Tally>();

  of(kind: string): Tally {
    let tally = this.byKind.get(kind);
    if (!tally) this.byKind.set(kind, (tally = new Tally()));
    return tally;
  }

  get faults(): string[] {
    return [...this.byKind].flatMap(([kind, { faults }]) => faults.map((fault) => `${kind}: ${fault}`));
  }
}
