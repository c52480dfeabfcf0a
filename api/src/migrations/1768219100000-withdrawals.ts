import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** Cash taken out of the till (ADR 163). */
export class Withdrawals1768219100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN IF NOT EXISTS is_withdrawal boolean NOT NULL DEFAULT false');
    await addConstraint(runner, {
      table: 'payments',
      name: 'payments_withdrawal_check',
      definition: "CHECK (NOT is_withdrawal OR means = 'cash' AND appointment_id IS NULL)",
    });
    await runner.query(UNCHANGED);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const UNCHANGED = /* sql */ `
CREATE OR REPLACE TRIGGER payments_unchanged
  BEFORE DELETE OR UPDATE OF id, till_id, appointment_id, professional_id, amount, means, taken_at, reverses_id, is_withdrawal
  ON payments FOR EACH ROW EXECUTE FUNCTION refuse_payment_change()`;
