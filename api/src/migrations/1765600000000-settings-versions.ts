import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of settings, discount rules and services; an index to count users by role. */
export class SettingsVersions1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SETTINGS_VERSIONS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const SETTINGS_VERSIONS = /* sql */ `
ALTER TABLE settings
  ADD COLUMN identity_version integer NOT NULL DEFAULT 1,
  ADD COLUMN conventions_version integer NOT NULL DEFAULT 1,
  ADD COLUMN hourly_cost_version integer NOT NULL DEFAULT 1;
ALTER TABLE discount_rules ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE services ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE INDEX users_role ON users (role);
`;
