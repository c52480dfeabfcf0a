import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** A turno marked absent before its start keeps its time through a hold. */
export class AbsentAhead1768202400000 implements MigrationInterface {
  /** One short lock at a time. A restart continues with the rest. */
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
