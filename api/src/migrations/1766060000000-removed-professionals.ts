import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removing professionals while history keeps their name; versions of professionals. */
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
