import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search and versions of accounts. */
export class UsersInAdministration1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLDED);
    await runner.query(USERS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const FOLDED = /* sql */ `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- As somebody types who looks for it: without capitals and accents, like textFolded of the program.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(normalize($1, NFD)), '[\\u0300-\\u036f]', '', 'g')
$$;
`;

const USERS = /* sql */ `
ALTER TABLE users
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- A phone twice: as it was typed, and its digits alone.
  ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS
    (folded(name || ' ' || email || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '\\D', '', 'g'), ''))) STORED;
CREATE INDEX users_searched ON users USING gin (searched gin_trgm_ops);
CREATE INDEX users_by_name ON users (lower(name), id);
CREATE INDEX users_by_age ON users (created_at, id);
`;
