import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keyed hashes for attempts: without a key, all addresses could be tried. */
export class KeyedAttempts1765610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      INSERT INTO secrets (name, key)
      VALUES ('attempt', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));
      -- A hash can't be turned into another: what was counted in the last hours is forgotten.
      TRUNCATE rate_limits`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
