import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails with the day's paper agenda, one per two hours. */
export class PaperMails1767900400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `CREATE TABLE paper_mails (due_at timestamptz PRIMARY KEY)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
