import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** An index that counts attendance without the table: a large clinic's year is a third of it. */
export class ClosedTurnos1768200700001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'appointments_closed',
      on: `ON appointments (starts_at) INCLUDE (professional_id, status, created_at, moved_at)
        WHERE status IN ('completed', 'no_show')`,
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
