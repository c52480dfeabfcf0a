import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/**
 * Permissions of administrators. An account without a set has all, which older versions assume of each; an older
 * version ignores sets until it is replaced.
 */
export class PermissionSets1768203000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE IF NOT EXISTS permission_sets (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT permission_sets_pkey PRIMARY KEY,
        name text NOT NULL CONSTRAINT permission_sets_name_check CHECK (name <> ''),
        built_in text CONSTRAINT permission_sets_built_in_check
          CHECK (built_in IN ('desk', 'management', 'direction')),
        permissions text[] NOT NULL,
        version integer NOT NULL DEFAULT 1
      )`);
    await createIndexConcurrently(runner, {
      name: 'permission_sets_name_unique',
      on: 'ON permission_sets (lower(name))',
      isUnique: true,
    });
    await createIndexConcurrently(runner, {
      name: 'permission_sets_built_in_unique',
      on: 'ON permission_sets (built_in)',
      isUnique: true,
    });
    await runner.query(/* sql */ `
      INSERT INTO permission_sets (name, built_in, permissions) VALUES
        ('Dirección', 'direction', '{}'),
        ('Gestión', 'management', '{people,rooms,prices,reports}'),
        ('Recepción', 'desk', '{appointments,requests,waiting_list,patients}')
      ON CONFLICT DO NOTHING`);
    await runner.query('ALTER TABLE users ADD COLUMN IF NOT EXISTS permission_set_id integer');
    await addConstraint(runner, {
      table: 'users',
      name: 'users_permission_set',
      definition: 'FOREIGN KEY (permission_set_id) REFERENCES permission_sets',
    });
    await createIndexConcurrently(runner, {
      name: 'users_permission_set_id',
      on: 'ON users (permission_set_id) WHERE permission_set_id IS NOT NULL',
    });
    await runner.query('ALTER TABLE api_keys ADD COLUMN IF NOT EXISTS permissions text[]');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
