import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keyed hashes of sign-in sources: without a key, all addresses could be tried. */
export class KeyedSignInSources1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      INSERT INTO secrets (name, key)
      VALUES ('sign-in-source', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));
      -- A hash can't be turned into another: people are remembered anew from their next sign-in on.
      TRUNCATE sign_in_sources`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
