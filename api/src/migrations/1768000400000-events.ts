import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events for other systems. Triggers record each change in its transaction; a round turns committed changes into
 * numbered events.
 */
export class Events1768000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TABLES = /* sql */ `
CREATE TABLE noted_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  entity text NOT NULL,
  before jsonb,
  after jsonb,
  -- Names of changed columns whose values are nobody's business here.
  concealed text[] NOT NULL DEFAULT '{}'
);

CREATE TABLE events (
  number bigint PRIMARY KEY,
  key uuid NOT NULL,
  type text NOT NULL,
  at timestamptz NOT NULL,
  facts jsonb NOT NULL,
  previous jsonb
);
CREATE INDEX events_expiry ON events (at);

-- One row, whose lock makes those who number take turns.
CREATE TABLE event_numbers (
  id boolean PRIMARY KEY DEFAULT true,
  last bigint NOT NULL DEFAULT '0',
  forgotten bigint NOT NULL DEFAULT '0',
  CONSTRAINT event_numbers_one_row CHECK (id)
);
INSERT INTO event_numbers DEFAULT VALUES`;

/** Columns stored with values, and columns of which only the change is recorded. */
interface Noted {
  table: string;
  entity: string;
  kept: readonly string[];
  concealed?: readonly string[];
  /** SQL of additional facts, e.g. `'a', 1`. */
  more?: string;
}

/**
 * One function per table: a shared one that reads `to_jsonb(NEW)` takes three times as long. UPDATE names the columns,
 * so that unreported ones (a reminder, a tally) cost nothing.
 */
function noting({ table, entity, kept, concealed = [], more }: Noted): string {
  const factsOf = (row: 'OLD' | 'NEW') => {
    const facts = kept.map((column) => `'${column}', ${row}.${column}`);
    return `jsonb_build_object(${[...facts, ...(more ? [more] : [])].join(', ')})`;
  };
  const changed = concealed.map(
    (column) => `CASE WHEN OLD.${column} IS DISTINCT FROM NEW.${column} THEN '${column}' END`,
  );
  return /* sql */ `
CREATE FUNCTION note_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_facts jsonb;
  new_facts jsonb;
  changed text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    old_facts := ${factsOf('OLD')};
  END IF;
  IF TG_OP <> 'DELETE' THEN
    new_facts := ${factsOf('NEW')};
  END IF;
  IF TG_OP = 'UPDATE' THEN
    changed := array_remove(ARRAY[${changed.join(', ')}]::text[], NULL);
    IF old_facts = new_facts AND changed = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO noted_changes (entity, before, after, concealed) VALUES ('${entity}', old_facts, new_facts, changed);
  RETURN NULL;
END $$;
CREATE TRIGGER ${table}_noted AFTER INSERT OR DELETE OR UPDATE OF ${[...kept, ...concealed].join(', ')} ON ${table}
  FOR EACH ROW EXECUTE FUNCTION note_${table}();`;
}

const columns = (names: string): string[] => names.split(' ');

const TRIGGERS = [
  noting({
    table: 'appointments',
    entity: 'appointment',
    kept: columns('id status starts_at ends_at professional_id room_id cancellation_reason'),
    concealed: columns(
      'patient_name patient_email patient_phone patient_birth_date contact_name notes cancellation_note',
    ),
  }),
  noting({
    table: 'appointment_requests',
    entity: 'request',
    kept: columns('id number status specialty_id professional_id appointment_id preferred_date preferred_time'),
    concealed: columns('patient_name patient_email patient_phone form_data admin_notes'),
  }),
  noting({
    table: 'room_bookings',
    entity: 'rental',
    kept: columns('id professional_id room_id starts_at ends_at cancelled_at'),
    concealed: ['notes'],
  }),
  noting({
    table: 'unavailable_dates',
    entity: 'absence',
    kept: columns('id professional_id date start_minute end_minute'),
    // A sick leave is health data.
    concealed: columns('reason description'),
  }),
  noting({
    table: 'professionals',
    entity: 'professional',
    kept: columns('id user_id specialty_id default_duration_minutes is_public'),
    concealed: columns('bio fee former_name'),
    // Their public visibility also depends on the account.
    more: `'is_suspended', EXISTS (
      SELECT FROM users WHERE id = coalesce(NEW.user_id, OLD.user_id) AND suspended_at IS NOT NULL)`,
  }),
  /* sql */ `
CREATE FUNCTION note_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO noted_changes (entity, before, after, concealed)
  SELECT 'professional',
    facts || jsonb_build_object('is_suspended', OLD.suspended_at IS NOT NULL),
    facts || jsonb_build_object('is_suspended', NEW.suspended_at IS NOT NULL),
    CASE WHEN OLD.name <> NEW.name THEN '{name}'::text[] ELSE '{}' END
  FROM professionals AS p
    CROSS JOIN jsonb_build_object('id', id, 'user_id', user_id, 'specialty_id', specialty_id,
      'default_duration_minutes', default_duration_minutes, 'is_public', is_public) AS facts
  WHERE p.user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_noted AFTER UPDATE OF name, suspended_at ON users
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR (OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL))
  EXECUTE FUNCTION note_users();

CREATE FUNCTION note_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO noted_changes (entity, before, after)
  VALUES ('clinic', jsonb_build_object('timezone', OLD.timezone), jsonb_build_object('timezone', NEW.timezone));
  RETURN NULL;
END $$;
CREATE TRIGGER settings_noted AFTER UPDATE OF timezone ON settings
  FOR EACH ROW WHEN (OLD.timezone <> NEW.timezone) EXECUTE FUNCTION note_settings();`,
].join('\n');
