import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** Why the clinic rejected a request, and whether the mail says so. */
export class RejectionReasons1768204800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointment_requests
        ADD COLUMN IF NOT EXISTS rejection_reason text,
        ADD COLUMN IF NOT EXISTS rejection_told boolean NOT NULL DEFAULT false`);
    await addConstraint(runner, {
      table: 'appointment_requests',
      name: 'appointment_requests_rejection_reason_check',
      definition: 'CHECK (length(rejection_reason) BETWEEN 1 AND 500)',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
