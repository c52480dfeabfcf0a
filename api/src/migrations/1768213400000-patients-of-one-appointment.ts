import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Corrections of an appointment leave patients alone that a request, a waiting-list entry or a relation refers to. */
export class PatientsOfOneAppointment1768213400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [ALONE, KEEPS, PATIENT_OF]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** Whether one appointment, and the request that it answers, are all that refers to the patient. */
const ALONE = /* sql */ `
CREATE OR REPLACE FUNCTION has_one_appointment_alone(its_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (SELECT count(*) FROM (SELECT FROM appointments AS a WHERE a.patient_id = its_id LIMIT 2) AS it) = 1
    AND NOT EXISTS (
      SELECT FROM appointment_requests AS r
      WHERE r.patient_id = its_id AND NOT EXISTS (
        SELECT FROM appointments AS b WHERE b.id = r.appointment_id AND b.patient_id = its_id))
    AND NOT EXISTS (SELECT FROM waiting_list_entries AS w WHERE w.patient_id = its_id)
    AND NOT EXISTS (SELECT FROM patient_relations AS l WHERE its_id IN (l.patient_id, l.relative_id))
$$`;

/** As before, but by has_one_appointment_alone. */
const KEEPS = /* sql */ `
CREATE OR REPLACE FUNCTION keeps_patient(former uuid, old_name text, new_name text, keys text[], account integer)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  is_same boolean := folded(old_name) = folded(new_name);
  known uuid;
  is_provisional boolean;
BEGIN
  IF EXISTS (SELECT FROM patients AS p WHERE p.id = former AND p.state = 'erased') THEN
    RETURN true;
  END IF;
  known := (known_patient(new_name, keys, account)).id;
  is_provisional := EXISTS (
    SELECT FROM patients AS p
    WHERE p.id = former AND p.state = 'temporary' AND p.changed_at IS NULL AND p.user_id IS NULL);
  IF known = former OR known IS NOT NULL AND (is_provisional OR NOT is_same) THEN
    RETURN false;
  END IF;
  IF is_provisional AND has_one_appointment_alone(former) THEN
    RETURN false;
  END IF;
  RETURN is_same OR similarity(folded(old_name), folded(new_name)) >= 0.6;
END $$`;

/** As before, but by has_one_appointment_alone. */
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
  -- A correction of the only appointment corrects its patient, unless a person, an account or another row gave the data.
  IF former IS NOT NULL AND has_one_appointment_alone(former) THEN
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
