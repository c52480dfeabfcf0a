import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** Allows challenges in which a passkey renews a session's proof. */
export class PasskeysProveAgain1768100910000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addConstraint(runner, {
      table: 'factor_challenges',
      name: 'factor_challenges_purpose_user_check',
      definition: `CHECK (
        purpose = 'passkey-sign-in' AND user_id IS NULL
        OR purpose IN ('sign-in', 'authenticator', 'passkey', 'passkey-proof') AND user_id IS NOT NULL)`,
    });
    await runner.query('ALTER TABLE factor_challenges DROP CONSTRAINT IF EXISTS factor_challenges_purpose_check');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
