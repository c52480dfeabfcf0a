import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** A turno that is made absent before it begins keeps its time by a hold of its own. Nobody places any yet. */
export class AbsentAhead1768202400000 implements MigrationInterface {
  /** Each lock for itself, and short. Begun anew, it goes on with the rest. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE holds DROP CONSTRAINT IF EXISTS holds_purpose_check');
    await addConstraint(runner, {
      table: 'holds',
      name: 'holds_purpose_check',
      definition: "CHECK (purpose IN ('waiting_list', 'absence', 'no_show'))",
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
