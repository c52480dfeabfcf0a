import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API keys, and their actions in the records. */
export class ApiKeys1768000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE api_keys (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        role text NOT NULL,
        professional_id integer REFERENCES professionals,
        scopes text[] NOT NULL,
        requests_per_minute integer NOT NULL DEFAULT 600,
        token_hash bytea NOT NULL,
        token_start text NOT NULL,
        created_at timestamptz NOT NULL,
        created_by_id integer REFERENCES users ON DELETE SET NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT api_keys_name_check CHECK (name <> ''),
        CONSTRAINT api_keys_role_check CHECK (
          role = 'admin' AND professional_id IS NULL OR role = 'professional' AND professional_id IS NOT NULL),
        CONSTRAINT api_keys_requests_per_minute_check CHECK (requests_per_minute > 0),
        CONSTRAINT api_keys_token_hash_check CHECK (length(token_hash) = 32)
      );
      CREATE UNIQUE INDEX api_keys_token ON api_keys (token_hash);
      CREATE INDEX api_keys_professional ON api_keys (professional_id);
      CREATE INDEX api_keys_created_by ON api_keys (created_by_id);

      ALTER TABLE audit_events ADD COLUMN actor_key_id integer REFERENCES api_keys;
      CREATE INDEX audit_events_key ON audit_events (actor_key_id, at, id) WHERE actor_key_id IS NOT NULL;
      ALTER TABLE activity_log ADD COLUMN actor_key_id integer REFERENCES api_keys;

      -- As before, and which key did it is never another one either.
      CREATE OR REPLACE FUNCTION keep_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF old.at < now() - interval '1 year' THEN RETURN old; END IF;
        ELSIF (new.actor_user_id IS NULL OR new.actor_user_id = old.actor_user_id)
          AND new.actor_key_id IS NOT DISTINCT FROM old.actor_key_id
          AND new.called IN ('', old.called) AND new.changes IN ('[]', old.changes)
          AND (new.id, new.at, new.action, new.entity, new.entity_id, new.fields)
            = (old.id, old.at, old.action, old.entity, old.entity_id, old.fields)
        THEN RETURN new;
        END IF;
        RAISE EXCEPTION 'audit_events are not edited';
      END $$`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
