import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Indexes for housekeeping, which deletes the oldest rows first. */
export class Ages1768100400004 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, { name: 'activity_log_age', on: 'ON activity_log (at)' });
    await createIndexConcurrently(runner, { name: 'appointment_mails_age', on: 'ON appointment_mails (starts_at)' });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
