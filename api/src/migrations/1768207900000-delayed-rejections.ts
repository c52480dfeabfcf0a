import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** The mail of a rejection waits, like those of turnos, so that staff can undo it (ADR 79). */
export class DelayedRejections1768207900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointment_requests ADD COLUMN IF NOT EXISTS rejection_mail_due_at timestamptz');
    await createIndexConcurrently(runner, {
      name: 'appointment_requests_rejection_mail_due',
      on: 'ON appointment_requests (rejection_mail_due_at) WHERE rejection_mail_due_at IS NOT NULL',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
