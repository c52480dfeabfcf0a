import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters of attempts go by hashes made with a key: without it, an address could be found by trying them all. */
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
