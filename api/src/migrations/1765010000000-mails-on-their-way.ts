import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The job records a mail before sending it, and its end afterwards. */
export class MailsOnTheirWay1765010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MAILS_ON_THEIR_WAY);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const MAILS_ON_THEIR_WAY = /* sql */ `
ALTER TABLE appointment_mails
  ADD COLUMN job_id uuid,
  ALTER COLUMN sent_at DROP NOT NULL;
`;
