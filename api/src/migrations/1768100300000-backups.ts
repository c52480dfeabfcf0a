import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requested backups with their outcome, and the days of mails about them to administrators. */
export class Backups1768100300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE backups (
        id uuid PRIMARY KEY,
        asked_at timestamptz NOT NULL,
        asked_by_id integer REFERENCES users ON DELETE SET NULL,
        seen_at timestamptz,
        made_at timestamptz,
        ended_at timestamptz,
        file text,
        bytes double precision,
        row_count double precision,
        is_sealed boolean NOT NULL DEFAULT false,
        make_ms integer,
        check_ms integer,
        fault text,
        removed_at timestamptz,
        CONSTRAINT backups_fault_check CHECK (fault IN
          ('folder', 'space', 'database', 'role', 'key', 'broken', 'rows', 'overlaps', 'version', 'interrupted', 'unknown')),
        CONSTRAINT backups_ended_check CHECK (fault IS NULL OR ended_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX backups_one_at_a_time ON backups ((true)) WHERE ended_at IS NULL;
      CREATE INDEX backups_latest ON backups (asked_at, id);
      CREATE INDEX backups_asked_by ON backups (asked_by_id);
      CREATE TABLE backup_mails (mailed_on date PRIMARY KEY)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
