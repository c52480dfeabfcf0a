import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the searched text: no index finds short words, and folding every event takes seconds. */
export class SearchedAuditEvents1766230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      DROP INDEX audit_events_text;
      ALTER TABLE audit_events ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (audit_text(called, changes)) STORED;
      CREATE INDEX audit_events_searched ON audit_events USING gin (searched gin_trgm_ops)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
