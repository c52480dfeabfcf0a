import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files imported from another system, and the outcome of each row. */
export class Imports1767800850000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE imports (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('rooms', 'professionals', 'appointments')),
        file_name text NOT NULL,
        row_count integer NOT NULL CHECK (row_count > 0),
        created_at timestamptz NOT NULL,
        created_by_id integer REFERENCES users ON DELETE SET NULL,
        undone_at timestamptz
      );
      CREATE INDEX imports_created_by ON imports (created_by_id) WHERE created_by_id IS NOT NULL;

      CREATE TABLE import_rows (
        kind text NOT NULL CHECK (kind IN ('rooms', 'professionals', 'appointments')),
        -- Their id, or a hash of what tells the row from others.
        external_key text NOT NULL,
        import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
        line integer NOT NULL,
        content_hash bytea NOT NULL,
        room_id integer REFERENCES rooms ON DELETE CASCADE,
        professional_id integer REFERENCES professionals ON DELETE CASCADE,
        appointment_id uuid REFERENCES appointments ON DELETE CASCADE,
        PRIMARY KEY (kind, external_key),
        CONSTRAINT import_rows_made_check CHECK (num_nonnulls(room_id, professional_id, appointment_id) = 1)
      );
      CREATE INDEX import_rows_of_import ON import_rows (import_id);
      CREATE INDEX import_rows_of_room ON import_rows (room_id) WHERE room_id IS NOT NULL;
      CREATE INDEX import_rows_of_professional ON import_rows (professional_id) WHERE professional_id IS NOT NULL;
      CREATE INDEX import_rows_of_appointment ON import_rows (appointment_id) WHERE appointment_id IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
