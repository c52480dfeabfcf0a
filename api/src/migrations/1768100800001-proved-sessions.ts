import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Proofs of a session, and whether administrators need a second factor. */
export class ProvedSessions1768100800001 implements MigrationInterface {
  /** One table's lock at a time, because readers of both lock them in the other order. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE sessions
        ADD COLUMN IF NOT EXISTS second_factor_at timestamptz, ADD COLUMN IF NOT EXISTS proved_at timestamptz`);
    await runner.query(/* sql */ `
      ALTER TABLE settings
        ADD COLUMN IF NOT EXISTS admins_need_second_factor boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS security_version integer NOT NULL DEFAULT 1`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
