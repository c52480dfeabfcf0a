import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Follow-up of an absent professional's turnos, and which patients know. */
export class AbsenceBoards1767800700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE absence_entries (
        professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE,
        date date NOT NULL CHECK (isfinite(date)),
        appointment_id uuid NOT NULL REFERENCES appointments ON DELETE CASCADE,
        -- When the turno was to be, before anybody moved it.
        starts_at timestamptz NOT NULL CHECK (isfinite(starts_at)),
        contact_state text NOT NULL DEFAULT 'to_call' CHECK (contact_state IN ('to_call', 'told', 'answered')),
        contact_note text CHECK (length(contact_note) BETWEEN 1 AND 500),
        contact_at timestamptz,
        contact_by_id integer REFERENCES users ON DELETE SET NULL,
        version integer NOT NULL DEFAULT 0,
        PRIMARY KEY (professional_id, date, appointment_id)
      );
      CREATE INDEX absence_entries_of_appointment ON absence_entries (appointment_id);
      CREATE INDEX absence_entries_contact_by ON absence_entries (contact_by_id) WHERE contact_by_id IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
