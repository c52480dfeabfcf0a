import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Insurers as a kind of import. */
export class ImportedInsurers1768216300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE import_rows
        ADD COLUMN IF NOT EXISTS insurer_id integer,
        ADD COLUMN IF NOT EXISTS insurer_version integer`);
    await addConstraint(runner, {
      table: 'import_rows',
      name: 'import_rows_insurer_id_fkey',
      definition: 'FOREIGN KEY (insurer_id) REFERENCES insurers ON DELETE CASCADE',
    });
    await createIndexConcurrently(runner, {
      name: 'import_rows_of_insurer',
      on: 'ON import_rows (insurer_id) WHERE insurer_id IS NOT NULL',
    });
    await runner.query('ALTER TABLE import_rows DROP CONSTRAINT IF EXISTS import_rows_made_check');
    await addConstraint(runner, {
      table: 'import_rows',
      name: 'import_rows_made_check',
      definition: 'CHECK (num_nonnulls(room_id, professional_id, appointment_id, patient_id, insurer_id) = 1)',
    });
    for (const table of ['imports', 'import_rows']) {
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_kind_check`);
      await addConstraint(runner, {
        table,
        name: `${table}_kind_check`,
        definition: "CHECK (kind IN ('rooms', 'professionals', 'patients', 'insurers', 'appointments'))",
      });
    }
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
