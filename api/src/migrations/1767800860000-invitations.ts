import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invited accounts, which have no password until the link is used. */
export class Invitations1767800860000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE users ADD COLUMN invited_at timestamptz;
      ALTER TABLE email_tokens
        DROP CONSTRAINT email_tokens_purpose_check,
        ADD CONSTRAINT email_tokens_purpose_check
          CHECK (purpose IN ('confirm-email', 'invitation', 'password-reset'))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
