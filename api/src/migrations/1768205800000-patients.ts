import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Table of patients, those of accounts, and the functions that find or create the patient of a row (ADR 149). */
export class Patients1768205800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEYS);
    await runner.query(TABLE);
    for (const [name, on] of Object.entries(INDEXES)) {
      const isUnique = name.endsWith('_unique');
      await createIndexConcurrently(runner, { name, isUnique, on: `ON patients ${on}` });
    }
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS patient_id uuid`);
      await addConstraint(runner, {
        table,
        name: `${table}_patient_id_fkey`,
        definition: 'FOREIGN KEY (patient_id) REFERENCES patients',
      });
    }
    await createIndexConcurrently(runner, {
      name: 'appointments_of_patient_row',
      on: 'ON appointments (patient_id, starts_at)',
    });
    for (const table of TABLES.slice(1)) {
      await createIndexConcurrently(runner, { name: `${table}_of_patient_row`, on: `ON ${table} (patient_id)` });
    }
    await runner.query(KNOWN);
    await runner.query(TOUCH);
    await runner.query(PATIENT_OF);
    await runner.query(UNUSED);
    await runner.query(ACCOUNTS);
    await runner.query(EARLIER_ACCOUNTS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

export const TABLES = ['appointments', 'appointment_requests', 'waiting_list_entries'];

/** A key is one contact and the folded name. A contact person, after "~", is only searched. */
const KEYS = /* sql */ `
CREATE OR REPLACE FUNCTION patient_keys(name text, email text, phone text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  called text := folded(name);
  digits text := regexp_replace(phone, '\\D', '', 'g');
  keys text[] := '{}';
BEGIN
  IF email <> '' THEN
    keys := keys || (lower(email) || ' ' || called);
  END IF;
  IF length(digits) >= 8 THEN
    keys := keys || (right(digits, 8) || ' ' || called);
  END IF;
  RETURN keys;
END $$;
CREATE OR REPLACE FUNCTION joined(words text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN array_to_string(words, ' ')`;

const TABLE = /* sql */ `
CREATE TABLE IF NOT EXISTS patients (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL DEFAULT '',
  phone text,
  birth_date date CONSTRAINT patients_birth_date_check CHECK (isfinite(birth_date)),
  state text NOT NULL DEFAULT 'temporary'
    CONSTRAINT patients_state_check CHECK (state IN ('temporary', 'validated', 'merged', 'erased')),
  user_id integer CONSTRAINT patients_user_id_fkey REFERENCES users ON DELETE SET NULL,
  known_by text[] NOT NULL,
  latest timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  searched text NOT NULL GENERATED ALWAYS AS (folded(
    name || ' ' || email || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '\\D', '', 'g'), '') || ' ' ||
    joined(known_by))) STORED
)`;

/** The unique one is partial: with all rows in it, linking an account would lock bookings of the patient. */
const INDEXES = {
  patients_user_id_unique: '(user_id) WHERE user_id IS NOT NULL',
  patients_known_by: 'USING gin (known_by) WITH (fastupdate = off)',
  patients_searched: 'USING gin (searched gin_trgm_ops)',
  patients_latest: '(latest DESC NULLS LAST)',
};

/**
 * Few locks, so that a statement of many rows has room for them. The key lock protects the row from UNUSED until the
 * writer refers to it; a row being deleted is skipped. A plan from an empty table must not scan the filled one.
 */
const KNOWN = /* sql */ `
CREATE OR REPLACE FUNCTION lock_patient_name(name text) RETURNS void LANGUAGE sql
RETURN pg_advisory_xact_lock(4, hashtext(folded(name)) & 1023);
CREATE OR REPLACE FUNCTION known_patient(its_name text, keys text[], account integer) RETURNS patients
LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  it patients;
BEGIN
  IF account IS NOT NULL THEN
    SELECT p.* INTO it FROM patients AS p WHERE p.user_id = account AND folded(p.name) = folded(its_name)
    FOR KEY SHARE SKIP LOCKED;
  END IF;
  IF it.id IS NULL AND keys <> '{}' THEN
    SELECT p.* INTO it FROM patients AS p
    WHERE p.known_by && keys AND p.state IN ('temporary', 'validated')
    ORDER BY p.known_by @> keys[1:1] DESC, p.created_at, p.id LIMIT 1 FOR KEY SHARE SKIP LOCKED;
  END IF;
  IF it.id IS NULL AND account IS NOT NULL THEN
    SELECT p.* INTO it FROM appointments AS a JOIN patients AS p ON p.id = a.patient_id
    WHERE a.patient_user_id = account AND folded(a.patient_name) = folded(its_name)
    ORDER BY a.starts_at DESC LIMIT 1 FOR KEY SHARE OF p SKIP LOCKED;
  END IF;
  RETURN it;
END $$`;

/**
 * Never waits: a row that another writer holds keeps its data. Keeps the e-mail: who books with a patient's name and
 * phone must not receive that patient's mails.
 */
const TOUCH = /* sql */ `
CREATE OR REPLACE FUNCTION touch_patient(
  its_id uuid, its_name text, its_email text, its_phone text, its_birth_date date, keys text[], month timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE patients AS p SET
    latest = greatest(p.latest, month),
    known_by = CASE WHEN p.known_by @> keys OR cardinality(p.known_by) >= 40 THEN p.known_by
      ELSE p.known_by || ARRAY(SELECT unnest(keys) EXCEPT SELECT unnest(p.known_by)) END,
    name = CASE WHEN it.follows THEN its_name ELSE p.name END,
    email = CASE WHEN it.follows AND p.email = '' THEN its_email ELSE p.email END,
    phone = CASE WHEN it.follows THEN coalesce(its_phone, p.phone) ELSE p.phone END,
    birth_date = coalesce(p.birth_date, its_birth_date),
    version = CASE WHEN it.differs THEN p.version + 1 ELSE p.version END
  FROM (
    SELECT old.id, own.follows, own.differs
    FROM patients AS old, LATERAL (
      SELECT flag.follows, old.birth_date IS NULL AND its_birth_date IS NOT NULL OR flag.follows AND (
        old.name <> its_name OR old.email = '' AND its_email <> '' OR
        old.phone IS DISTINCT FROM coalesce(its_phone, old.phone)) AS differs
      FROM (SELECT old.changed_at IS NULL AND old.user_id IS NULL AND coalesce(old.latest <= month, true)
        AND folded(old.name) = folded(its_name) AS follows) AS flag
    ) AS own
    WHERE old.id = its_id AND (
      own.differs OR coalesce(old.latest < month, true) OR NOT old.known_by @> keys AND cardinality(old.known_by) < 40)
    FOR NO KEY UPDATE OF old SKIP LOCKED
  ) AS it
  WHERE p.id = it.id;
END $$`;

const PATIENT_OF = /* sql */ `
CREATE OR REPLACE FUNCTION patient_of(
  its_name text, its_email text, its_phone text, its_contact text, its_birth_date date, account integer,
  at timestamptz, made_at timestamptz, former uuid
) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := patient_keys(its_name, its_email, its_phone);
  all_keys text[] := keys || CASE WHEN its_contact IS NOT NULL THEN ARRAY['~ ' || folded(its_contact)] ELSE '{}' END;
  month timestamptz := date_trunc('month', at, 'UTC');
  it patients := known_patient(its_name, keys, account);
  its_id uuid;
BEGIN
  IF it.id IS NULL AND (keys <> '{}' OR account IS NOT NULL) THEN
    -- Of two simultaneous first bookings, the second finds the patient of the first. Nothing matches without a contact.
    PERFORM lock_patient_name(its_name);
    it := known_patient(its_name, keys, account);
  END IF;
  IF it.id IS NOT NULL THEN
    -- Usually nothing is new: the check saves a statement.
    IF it.latest IS NULL OR it.latest < month OR NOT it.known_by @> all_keys OR it.name <> its_name
      OR it.email = '' AND its_email <> '' OR it.phone IS DISTINCT FROM its_phone
      OR it.birth_date IS NULL AND its_birth_date IS NOT NULL THEN
      PERFORM touch_patient(it.id, its_name, its_email, its_phone, its_birth_date, all_keys, month);
    END IF;
    RETURN it.id;
  END IF;
  -- A correction of the only appointment corrects its patient, unless a person or an account gave the data.
  IF former IS NOT NULL AND (
    SELECT count(*) FROM (SELECT FROM appointments AS a WHERE a.patient_id = former LIMIT 2) AS it) = 1 THEN
    UPDATE patients AS p SET name = its_name, email = its_email, phone = its_phone, known_by = all_keys,
      birth_date = coalesce(its_birth_date, p.birth_date), latest = month, version = p.version + 1
    WHERE p.id = (
      SELECT old.id FROM patients AS old
      WHERE old.id = former AND old.state = 'temporary' AND old.changed_at IS NULL AND old.user_id IS NULL
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING p.id INTO its_id;
  END IF;
  IF its_id IS NULL THEN
    INSERT INTO patients (id, name, email, phone, birth_date, known_by, latest, created_at)
    VALUES (gen_random_uuid(), its_name, its_email, its_phone, its_birth_date, all_keys, month, made_at)
    RETURNING id INTO its_id;
  END IF;
  RETURN its_id;
END $$`;

const UNUSED = /* sql */ `
CREATE OR REPLACE FUNCTION delete_unused_patient(unused uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM patients AS p
  WHERE p.id = unused AND p.state = 'temporary' AND p.changed_at IS NULL AND p.user_id IS NULL
  FOR UPDATE SKIP LOCKED;
  -- A writer that refers to it meanwhile has locked it until its commit.
  IF FOUND AND NOT EXISTS (SELECT FROM appointments AS a WHERE a.patient_id = unused)
    AND NOT EXISTS (SELECT FROM appointment_requests AS r WHERE r.patient_id = unused)
    AND NOT EXISTS (SELECT FROM waiting_list_entries AS e WHERE e.patient_id = unused) THEN
    DELETE FROM patients WHERE id = unused;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION keep_patients_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM delete_unused_patient(OLD.patient_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_unlinked_patient_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM delete_unused_patient(OLD.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER patients_unlinked AFTER UPDATE OF user_id ON patients
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL) EXECUTE FUNCTION keep_unlinked_patient_used();
CREATE OR REPLACE TRIGGER patients_words AFTER INSERT OR UPDATE OF name ON patients
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_search_words()`;

/** Only with a confirmed address: a stranger may register a patient's name, phone or e-mail. */
const ACCOUNTS = /* sql */ `
CREATE OR REPLACE FUNCTION keep_patient_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := patient_keys(NEW.name, NEW.email, NEW.phone);
BEGIN
  UPDATE patients AS p SET name = NEW.name, email = NEW.email, phone = coalesce(NEW.phone, p.phone),
    birth_date = coalesce(NEW.date_of_birth, p.birth_date), version = p.version + 1,
    known_by = p.known_by || ARRAY(SELECT unnest(keys) EXCEPT SELECT unnest(p.known_by))
  WHERE p.user_id = NEW.id;
  IF NOT FOUND THEN
    PERFORM lock_patient_name(NEW.name);
    UPDATE patients AS p SET user_id = NEW.id, name = NEW.name, email = NEW.email,
      phone = coalesce(NEW.phone, p.phone), birth_date = coalesce(p.birth_date, NEW.date_of_birth),
      known_by = p.known_by || ARRAY(SELECT unnest(keys) EXCEPT SELECT unnest(p.known_by)), version = p.version + 1
    WHERE p.id = (
      SELECT k.id FROM patients AS k
      WHERE k.known_by @> patient_keys(NEW.name, NEW.email, NULL) AND lower(k.email) = lower(NEW.email)
        AND k.state IN ('temporary', 'validated') AND k.user_id IS NULL
      ORDER BY k.created_at, k.id LIMIT 1 FOR KEY SHARE);
  END IF;
  IF NOT FOUND THEN
    INSERT INTO patients (id, name, email, phone, birth_date, user_id, known_by, created_at)
    VALUES (gen_random_uuid(), NEW.name, NEW.email, NEW.phone, NEW.date_of_birth, NEW.id, keys, NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_patient AFTER INSERT ON users
  FOR EACH ROW WHEN (NEW.role = 'user' AND NEW.email_confirmed_at IS NOT NULL)
  EXECUTE FUNCTION keep_patient_of_account();
CREATE OR REPLACE TRIGGER users_patient_changed
  AFTER UPDATE OF name, email, phone, date_of_birth, role, email_confirmed_at ON users
  FOR EACH ROW WHEN (NEW.role = 'user' AND NEW.email_confirmed_at IS NOT NULL
    AND (OLD.name, OLD.email, OLD.phone, OLD.date_of_birth, OLD.role, OLD.email_confirmed_at IS NULL)
    IS DISTINCT FROM (NEW.name, NEW.email, NEW.phone, NEW.date_of_birth, NEW.role, NEW.email_confirmed_at IS NULL))
  EXECUTE FUNCTION keep_patient_of_account()`;

/** Before the triggers of rows, in the next migration, which find these patients. */
const EARLIER_ACCOUNTS = /* sql */ `
INSERT INTO patients (id, name, email, phone, birth_date, user_id, known_by, created_at)
SELECT gen_random_uuid(), u.name, u.email, u.phone, u.date_of_birth, u.id, patient_keys(u.name, u.email, u.phone), u.created_at
FROM users AS u WHERE u.role = 'user' AND u.email_confirmed_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM patients AS p WHERE p.user_id = u.id)
ON CONFLICT DO NOTHING`;
