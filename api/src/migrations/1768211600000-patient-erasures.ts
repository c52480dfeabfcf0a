import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erased patients: blocked identity, rows that stay theirs, and an event (ADR 158). */
export class PatientErasures1768211600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [TABLE, TOUCH, KEEPS, NOTING]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TABLE = /* sql */ `
CREATE TABLE IF NOT EXISTS patient_erasures (
  patient_id uuid PRIMARY KEY CONSTRAINT patient_erasures_patient_id_fkey REFERENCES patients,
  erased_at timestamptz NOT NULL,
  reason text NOT NULL CONSTRAINT patient_erasures_reason_check CHECK (length(reason) BETWEEN 1 AND 500),
  identity jsonb,
  birth_year smallint,
  anonymized_at timestamptz,
  CONSTRAINT patient_erasures_anonymized_check CHECK ((identity IS NULL) = (anonymized_at IS NOT NULL))
)`;

/** As before, but an erased patient learns nothing from its rows. */
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
    WHERE old.id = its_id AND old.state <> 'erased' AND (
      own.differs OR coalesce(old.latest < month, true) OR NOT old.known_by @> keys AND cardinality(old.known_by) < 40)
    FOR NO KEY UPDATE OF old SKIP LOCKED
  ) AS it
  WHERE p.id = it.id;
END $$`;

/** As before, but rows of an erased patient stay theirs, whatever name they get. */
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
  IF is_provisional AND (
    SELECT count(*) FROM (SELECT FROM appointments AS a WHERE a.patient_id = former LIMIT 2) AS it) = 1 THEN
    RETURN false;
  END IF;
  RETURN is_same OR similarity(folded(old_name), folded(new_name)) >= 0.6;
END $$`;

const NOTING = /* sql */ `
CREATE OR REPLACE FUNCTION note_patients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO noted_changes (entity, before, after)
  VALUES ('patient',
    jsonb_build_object('id', OLD.id, 'merged_into', OLD.merged_into, 'is_erased', OLD.state = 'erased'),
    jsonb_build_object('id', NEW.id, 'merged_into', NEW.merged_into, 'is_erased', NEW.state = 'erased'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER patients_noted AFTER UPDATE OF merged_into, state ON patients
  FOR EACH ROW WHEN (OLD.merged_into IS DISTINCT FROM NEW.merged_into OR OLD.state <> NEW.state AND NEW.state = 'erased')
  EXECUTE FUNCTION note_patients()`;
