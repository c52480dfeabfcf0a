import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Last use of a session, and the idle hours after which staff sessions end. */
export class IdleStaffSessions1768202200000 implements MigrationInterface {
  /** One table's lock at a time. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The default covers open sessions, and those that the previous version opens meanwhile.
    await runner.query(/* sql */ `
      ALTER TABLE sessions ADD COLUMN IF NOT EXISTS used_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(/* sql */ `
      ALTER TABLE settings
        ADD COLUMN IF NOT EXISTS staff_idle_hours integer NOT NULL DEFAULT 12
          CONSTRAINT settings_staff_idle_hours_check CHECK (staff_idle_hours BETWEEN 1 AND 720)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
