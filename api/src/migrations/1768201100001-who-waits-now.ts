import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Index for current entries of a professional, read on each cancellation. */
export class WhoWaitsNow1768201100001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'waiting_list_entries_professional_status',
      on: 'ON waiting_list_entries (professional_id, status)',
    });
    await createIndexConcurrently(runner, {
      name: 'waiting_list_entries_specialty_status',
      on: 'ON waiting_list_entries (specialty_id, status)',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
