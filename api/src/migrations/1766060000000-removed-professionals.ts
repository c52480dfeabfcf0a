import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A professional can be removed from the clinic, while what they did stays under their name; and professionals know how often
 * they were changed.
 */
export class RemovedProfessionals1766060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REMOVED_PROFESSIONALS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const REMOVED_PROFESSIONALS = /* sql */ `
ALTER TABLE professionals
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ALTER COLUMN user_id DROP NOT NULL,
  -- Of one that was removed, who has no account any more: what history calls them.
  ADD COLUMN former_name text,
  ADD CONSTRAINT professionals_account_or_name CHECK (num_nonnulls(user_id, former_name) = 1);
`;
