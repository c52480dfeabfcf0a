import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches an audit event's name and values, without the JSON around them. */
export class AuditSearchOfValues1766320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE audit_events DROP COLUMN searched;
      CREATE OR REPLACE FUNCTION audit_text(called text, changes jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN folded(called || coalesce((
          SELECT string_agg(' ' || coalesce(change ->> 'from', '') || ' ' || coalesce(change ->> 'to', ''), '')
          FROM jsonb_array_elements(changes) AS change), ''));
      ALTER TABLE audit_events ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (audit_text(called, changes)) STORED;
      CREATE INDEX audit_events_searched ON audit_events USING gin (searched gin_trgm_ops)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
