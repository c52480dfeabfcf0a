import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Two patients become one, and two again (ADR 150). */
export class PatientMerges1768206200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE patients ADD COLUMN IF NOT EXISTS merged_into uuid');
    await addConstraint(runner, {
      table: 'patients',
      name: 'patients_merged_into_fkey',
      definition: 'FOREIGN KEY (merged_into) REFERENCES patients ON DELETE SET NULL',
    });
    await createIndexConcurrently(runner, {
      name: 'patients_merged_into',
      on: 'ON patients (merged_into) WHERE merged_into IS NOT NULL',
    });
    await runner.query(TABLE);
    for (const column of ['survivor_id', 'merged_id']) {
      await createIndexConcurrently(runner, {
        name: `patient_merges_${column}`,
        on: `ON patient_merges (${column})`,
      });
    }
    await createIndexConcurrently(runner, { name: 'patient_merges_made_at', on: 'ON patient_merges (made_at)' });
    await runner.query(LOCKS);
    await runner.query(MOVE);
    await runner.query(RESTORE);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TABLE = /* sql */ `
CREATE TABLE IF NOT EXISTS patient_merges (
  id uuid PRIMARY KEY,
  survivor_id uuid NOT NULL CONSTRAINT patient_merges_survivor_id_fkey REFERENCES patients ON DELETE CASCADE,
  merged_id uuid NOT NULL CONSTRAINT patient_merges_merged_id_fkey REFERENCES patients ON DELETE CASCADE,
  made_at timestamptz NOT NULL,
  kept jsonb NOT NULL
)`;

/** Both in one order, or two merges deadlock. A contact has no blank, so a name begins after the first one. */
const LOCKS = /* sql */ `
CREATE OR REPLACE FUNCTION lock_patient_rows(its_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM waiting_list_entries WHERE patient_id = its_id ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM appointment_requests WHERE patient_id = its_id ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM appointments WHERE patient_id = its_id ORDER BY id FOR NO KEY UPDATE;
END $$;
CREATE OR REPLACE FUNCTION lock_patient_names(known_by text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  place integer;
BEGIN
  FOR place IN
    SELECT DISTINCT hashtext(substr(key, strpos(key, ' ') + 1)) & 1023 FROM unnest(known_by) AS key
    WHERE key NOT LIKE '~ %' ORDER BY 1
  LOOP
    PERFORM pg_advisory_xact_lock(4, place);
  END LOOP;
END $$`;

/** All rows of a patient, or those of \`chosen\`. Returns the ids by table. */
const MOVE = /* sql */ `
CREATE OR REPLACE FUNCTION move_patient_rows(source uuid, target uuid, chosen jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  its_table text;
  ids jsonb;
  moved jsonb := '{}';
BEGIN
  FOREACH its_table IN ARRAY ARRAY['waiting_list_entries', 'appointment_requests', 'appointments'] LOOP
    EXECUTE format('WITH gone AS (
        UPDATE %I SET patient_id = $2 WHERE patient_id = $1 AND ($3 IS NULL OR $3 @> to_jsonb(id)) RETURNING id
      )
      SELECT coalesce(jsonb_agg(id), ''[]'') FROM gone', its_table)
    INTO ids USING source, target, CASE WHEN chosen IS NULL THEN NULL ELSE coalesce(chosen -> its_table, '[]') END;
    moved := moved || jsonb_build_object(its_table, ids);
  END LOOP;
  RETURN moved;
END $$`;

/** Columns that still have the merge's value get their earlier one; contacts learnt since are kept. */
const RESTORE = /* sql */ `
CREATE OR REPLACE FUNCTION restore_patient(its_id uuid, earlier jsonb, merged jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  old patients := jsonb_populate_record(NULL::patients, earlier);
  made patients := jsonb_populate_record(NULL::patients, merged);
  known text[];
BEGIN
  SELECT old.known_by || ARRAY(
    SELECT key FROM unnest(p.known_by) WITH ORDINALITY AS it(key, place)
    WHERE key <> ALL (made.known_by) AND key <> ALL (old.known_by) ORDER BY place) INTO known
  FROM patients AS p WHERE p.id = its_id;
  UPDATE patients AS p SET
    name = CASE WHEN p.name = made.name THEN old.name ELSE p.name END,
    given_names = CASE WHEN p.given_names IS NOT DISTINCT FROM made.given_names THEN old.given_names ELSE p.given_names END,
    family_names = CASE WHEN p.family_names IS NOT DISTINCT FROM made.family_names THEN old.family_names ELSE p.family_names END,
    registered_sex = CASE WHEN p.registered_sex IS NOT DISTINCT FROM made.registered_sex THEN old.registered_sex ELSE p.registered_sex END,
    email = CASE WHEN p.email = made.email THEN old.email ELSE p.email END,
    phone = CASE WHEN p.phone IS NOT DISTINCT FROM made.phone THEN old.phone ELSE p.phone END,
    birth_date = CASE WHEN p.birth_date IS NOT DISTINCT FROM made.birth_date THEN old.birth_date ELSE p.birth_date END,
    notes = CASE WHEN p.notes IS NOT DISTINCT FROM made.notes THEN old.notes ELSE p.notes END,
    state = old.state,
    merged_into = old.merged_into,
    latest = CASE WHEN p.latest IS NOT DISTINCT FROM made.latest THEN old.latest ELSE p.latest END,
    version = CASE WHEN p.version = made.version THEN old.version ELSE p.version + 1 END,
    -- Without changes since, the patient follows its appointments again.
    changed_at = CASE WHEN p.changed_at = made.changed_at THEN old.changed_at ELSE p.changed_at END,
    user_id = CASE WHEN p.user_id IS NOT DISTINCT FROM made.user_id THEN (
      SELECT u.id FROM users AS u
      WHERE u.id = old.user_id AND NOT EXISTS (SELECT FROM patients AS o WHERE o.user_id = u.id AND o.id <> its_id)
    ) ELSE p.user_id END
  WHERE p.id = its_id;
  UPDATE patients SET known_by = known WHERE id = its_id;
END $$`;
