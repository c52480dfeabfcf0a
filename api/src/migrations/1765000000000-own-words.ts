import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows any kind of mail and activity, so that a new one needs no migration. */
export class OwnWords1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OWN_WORDS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

// No length bound in the regular expression, because it is many times slower.
const OWN_WORDS = /* sql */ `
ALTER TABLE appointment_mails
  DROP CONSTRAINT appointment_mails_kind_check,
  ADD CONSTRAINT appointment_mails_kind_check CHECK (length(kind) BETWEEN 1 AND 50 AND kind ~ '^[a-z-]+$');
ALTER TABLE activity_log
  DROP CONSTRAINT activity_log_action_check,
  ADD CONSTRAINT activity_log_action_check CHECK (length(action) BETWEEN 1 AND 50 AND action ~ '^[a-z_]+$');
`;
