import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clinics, their hosts, and a number that each change raises: who knows the number knows all. */
class Directory1768100700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE clinics (
        name text PRIMARY KEY CONSTRAINT clinics_name_check CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
        database text NOT NULL UNIQUE,
        public_url text,
        mail_from text,
        smtp_url text,
        settings jsonb NOT NULL DEFAULT '{}',
        is_suspended boolean NOT NULL DEFAULT false
      );
      CREATE TABLE clinic_hosts (
        host text PRIMARY KEY,
        clinic text NOT NULL REFERENCES clinics ON DELETE CASCADE,
        position integer NOT NULL,
        UNIQUE (clinic, position)
      );
      CREATE TABLE directory_state (id integer PRIMARY KEY CHECK (id = 1), version bigint NOT NULL);
      INSERT INTO directory_state VALUES (1, 1);
      CREATE FUNCTION note_directory_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE directory_state SET version = version + 1;
        RETURN NULL;
      END $$;
      CREATE TRIGGER clinics_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON clinics
        FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change();
      CREATE TRIGGER clinic_hosts_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON clinic_hosts
        FOR EACH STATEMENT EXECUTE FUNCTION note_directory_change()`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

export const directoryMigrations = [Directory1768100700000];
