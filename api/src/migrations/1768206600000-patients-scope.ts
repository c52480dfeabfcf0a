import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searching patients needed appointments:read; keys that could do it, can still. */
export class PatientsScope1768206600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(GRANT);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const GRANT = /* sql */ `
UPDATE api_keys SET scopes = scopes || '{patients:read}'
WHERE revoked_at IS NULL AND scopes @> '{appointments:read,personal-data}' AND NOT scopes @> '{patients:read}'`;
