import type { Pool } from 'pg';

/** What every patient was told, to be held against what is stored. Each asks for one appointment, however often. */
export class Ledger {
  private readonly told = new Map<number, string | null>();
  private next = FIRST_PATIENT;
  /** How many were told that they have an appointment. */
  acknowledged = 0;

  newPatient(): number {
    return this.next++;
  }

  /** `id` is of the appointment they were told is theirs; null: they were told that the time is taken. */
  note(patient: number, id: string | null): void {
    this.told.set(patient, id);
    if (id !== null) this.acknowledged += 1;
  }

  /** Acknowledged and lost, refused and stored, or stored more than once: each in words. */
  async audit(pool: Pool): Promise<string[]> {
    const { rows } = await pool.query<{ id: string; patient: number }>(STORED, [FIRST_PATIENT]);
    const stored = new Map<number, string[]>();
    for (const { id, patient } of rows) stored.set(patient, [...(stored.get(patient) ?? []), id]);
    return [...this.told].flatMap(([patient, id]) => {
      const ids = stored.get(patient) ?? [];
      if (ids.join() === (id ?? '')) return [];
      return [`Patient ${patient} was told ${id ?? 'that the time is taken'} and has ${ids.join(' and ') || 'nothing'}`];
    });
  }
}

/** Above whoever books in the other parts of the storm. */
const FIRST_PATIENT = 1_000_000;

const STORED = `
  SELECT id, patient FROM appointments, LATERAL (SELECT substring(patient_email FROM '^paciente-(\\d+)@')::int AS patient) AS who
  WHERE patient >= $1`;
