import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/**
 * Time of a cancellation. Set by a trigger, so that older versions' cancellations get one too. Earlier ones have only
 * the time of their last change, which readers use.
 */
export class CancelledAt1768200700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments ADD COLUMN IF NOT EXISTS cancelled_at timestamptz');
    await runner.query(/* sql */ `
      CREATE OR REPLACE FUNCTION date_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- The program's clock, where it tells of the change.
        NEW.cancelled_at := CASE WHEN NEW.status = 'cancelled' THEN coalesce(NEW.changed_at, now()) END;
        RETURN NEW;
      END $$`);
    await runner.query(/* sql */ `
      CREATE OR REPLACE TRIGGER appointments_cancelled BEFORE UPDATE OF status ON appointments FOR EACH ROW
      WHEN (OLD.status <> NEW.status AND 'cancelled' IN (OLD.status, NEW.status))
      EXECUTE FUNCTION date_cancellation()`);
    await createIndexConcurrently(runner, {
      name: 'appointments_cancelled',
      on: "ON appointments (starts_at DESC, id DESC) WHERE status = 'cancelled'",
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
