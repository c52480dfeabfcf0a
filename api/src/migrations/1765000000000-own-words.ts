import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mails and activities there are is their features' to say: a new one needs no migration. */
export class OwnWords1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OWN_WORDS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const OWN_WORDS = /* sql */ `
ALTER TABLE appointment_mails
  DROP CONSTRAINT appointment_mails_kind_check,
  ADD CONSTRAINT appointment_mails_kind_check CHECK (kind ~ '^[a-z-]{1,50}$');
ALTER TABLE activity_log
  DROP CONSTRAINT activity_log_action_check,
  ADD CONSTRAINT activity_log_action_check CHECK (action ~ '^[a-z_]{1,50}$');
`;
