import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** For a month's settlement. */
export class PaymentsByTime1768216500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, { name: 'payments_taken_at', on: 'ON payments (taken_at)' });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
