import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happens at the clinic, for other systems. Triggers note each change in its own transaction; a round makes
 * numbered events of what has committed.
 */
export class Events1768000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(FUNCTIONS);
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

const FUNCTIONS = /* sql */ `
CREATE FUNCTION kept_facts(of_row jsonb, names text) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT jsonb_object_agg(name, of_row -> name) FROM string_to_table(names, ' ') AS name
$$;

-- Arguments: what it is called, the columns to keep, the columns of which only the name is kept.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
  old_facts jsonb := kept_facts(old_row, TG_ARGV[1]);
  new_facts jsonb := kept_facts(new_row, TG_ARGV[1]);
  changed text[] := '{}';
  of_account jsonb;
BEGIN
  -- Whether the public sees them is also their account's.
  IF TG_TABLE_NAME = 'professionals' THEN
    of_account := jsonb_build_object('is_suspended', EXISTS (
      SELECT FROM users WHERE id = coalesce(NEW.user_id, OLD.user_id) AND suspended_at IS NOT NULL));
    old_facts := old_facts || of_account;
    new_facts := new_facts || of_account;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    changed := ARRAY(SELECT name FROM string_to_table(TG_ARGV[2], ' ') AS name WHERE old_row -> name <> new_row -> name);
    IF old_facts = new_facts AND changed = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO noted_changes (entity, before, after, concealed) VALUES (
    TG_ARGV[0],
    CASE WHEN TG_OP <> 'INSERT' THEN old_facts END,
    CASE WHEN TG_OP <> 'DELETE' THEN new_facts END,
    changed);
  RETURN NULL;
END $$;

CREATE FUNCTION note_change_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO noted_changes (entity, before, after, concealed)
  SELECT 'professional',
    facts || jsonb_build_object('is_suspended', OLD.suspended_at IS NOT NULL),
    facts || jsonb_build_object('is_suspended', NEW.suspended_at IS NOT NULL),
    CASE WHEN OLD.name <> NEW.name THEN '{name}'::text[] ELSE '{}' END
  FROM professionals AS p
    CROSS JOIN kept_facts(to_jsonb(p), 'id user_id specialty_id default_duration_minutes is_public') AS facts
  WHERE p.user_id = NEW.id;
  RETURN NULL;
END $$`;

/** The columns of an UPDATE are named, so that what nobody is told of (a reminder, a tally) costs nothing. */
const noting = (table: string, entity: string, kept: string, concealed = ''): string => /* sql */ `
CREATE TRIGGER ${table}_noted
  AFTER INSERT OR DELETE OR UPDATE OF ${`${kept} ${concealed}`.trim().split(' ').join(', ')} ON ${table}
  FOR EACH ROW EXECUTE FUNCTION note_change('${entity}', '${kept}', '${concealed}');`;

const TRIGGERS = [
  noting(
    'appointments',
    'appointment',
    'id status starts_at ends_at professional_id room_id cancellation_reason',
    'patient_name patient_email patient_phone patient_birth_date contact_name notes cancellation_note',
  ),
  noting(
    'appointment_requests',
    'request',
    'id number status specialty_id professional_id appointment_id preferred_date preferred_time',
    'patient_name patient_email patient_phone form_data admin_notes',
  ),
  noting('room_bookings', 'rental', 'id professional_id room_id starts_at ends_at cancelled_at', 'notes'),
  noting('unavailable_dates', 'absence', 'id professional_id date start_minute end_minute', 'reason description'),
  noting(
    'professionals',
    'professional',
    'id user_id specialty_id default_duration_minutes is_public',
    'bio fee former_name',
  ),
  /* sql */ `
CREATE TRIGGER users_noted AFTER UPDATE OF name, suspended_at ON users
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR (OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL))
  EXECUTE FUNCTION note_change_of_account();
CREATE TRIGGER settings_noted AFTER UPDATE OF timezone ON settings
  FOR EACH ROW EXECUTE FUNCTION note_change('clinic', 'timezone', '');`,
].join('\n');
