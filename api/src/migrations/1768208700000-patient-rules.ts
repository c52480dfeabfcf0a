import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** Limits of online booking, and the date of death. */
export class PatientRules1768208700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE patients
        ADD COLUMN IF NOT EXISTS may_book_online text NOT NULL DEFAULT 'yes',
        ADD COLUMN IF NOT EXISTS deceased_on date`);
    await addConstraint(runner, {
      table: 'patients',
      name: 'patients_may_book_online_check',
      definition: "CHECK (may_book_online IN ('yes', 'own_only', 'no'))",
    });
    await addConstraint(runner, {
      table: 'patients',
      name: 'patients_deceased_on_check',
      definition: 'CHECK (isfinite(deceased_on))',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
