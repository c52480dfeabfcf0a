import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The oldest version that may start on a schema newer than itself. */
export class SchemaCompatibility1768100500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE schema_compatibility (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        oldest_version text NOT NULL CHECK (oldest_version ~ '^\\d+\\.\\d+\\.\\d+$')
      );
      INSERT INTO schema_compatibility (oldest_version) VALUES ('1.0.0')`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
