import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Audit events have values, can be searched and stay unchanged. */
export class AuditedValues1766200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AUDITED_VALUES);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const AUDITED_VALUES = /* sql */ `
ALTER TABLE audit_events
  -- What people called the thing then.
  ADD COLUMN called text NOT NULL DEFAULT '',
  -- [{field, from, to}]: values as people read them, null where there is none.
  ADD COLUMN changes jsonb NOT NULL DEFAULT '[]';

-- What an event is searched by: the name and the values of what changed, whatever their case and accents.
CREATE FUNCTION audit_text(called text, changes jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN folded(
    called
    || ' ' || jsonb_path_query_array(changes, '$[*].from')::text
    || ' ' || jsonb_path_query_array(changes, '$[*].to')::text
  );

DROP INDEX audit_events_of;
DROP INDEX audit_events_actor;
CREATE INDEX audit_events_age ON audit_events (at, id);
CREATE INDEX audit_events_of ON audit_events (entity, at, id);
CREATE INDEX audit_events_actor ON audit_events (actor_user_id, at, id) WHERE actor_user_id IS NOT NULL;
CREATE INDEX audit_events_text ON audit_events USING gin (audit_text(called, changes) gin_trgm_ops);

-- An event can be forgotten, in part, and be removed when it is old; nobody can make it say something else. Housekeeping
-- keeps events longer than this, by the product's clock: the year is there against whatever else would delete them.
CREATE FUNCTION keep_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF old.at < now() - interval '1 year' THEN RETURN old; END IF;
  ELSIF (new.actor_user_id IS NULL OR new.actor_user_id = old.actor_user_id)
    AND new.called IN ('', old.called) AND new.changes IN ('[]', old.changes)
    AND (new.id, new.at, new.action, new.entity, new.entity_id, new.fields)
      = (old.id, old.at, old.action, old.entity, old.entity_id, old.fields)
  THEN RETURN new;
  END IF;
  RAISE EXCEPTION 'audit_events are not edited';
END $$;
CREATE TRIGGER audit_events_kept BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION keep_audit_event();

-- With an account goes what was recorded of it; that something was done, and when, stays.
CREATE FUNCTION forget_audited_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_events SET called = '', changes = '[]' WHERE entity = 'user' AND entity_id = old.id::text;
  RETURN NULL;
END $$;
CREATE TRIGGER users_forgotten AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_audited_user();
`;
