import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** Nationality and preferred channel of patients. The undo of a merge no longer names columns. */
export class PatientFacts1768208300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE patients
        ADD COLUMN IF NOT EXISTS nationality text,
        ADD COLUMN IF NOT EXISTS preferred_channel text`);
    await addConstraint(runner, {
      table: 'patients',
      name: 'patients_nationality_check',
      definition: "CHECK (nationality ~ '^[A-Z]{2}$')",
    });
    await addConstraint(runner, {
      table: 'patients',
      name: 'patients_preferred_channel_check',
      definition: "CHECK (preferred_channel IN ('whatsapp', 'phone', 'email'))",
    });
    await runner.query(RESTORE);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/**
 * Columns that still have the merge's value get their earlier one; contacts learnt since are kept. Columns that are
 * newer than the merge stay.
 */
const RESTORE = /* sql */ `
CREATE OR REPLACE FUNCTION restore_patient(its_id uuid, earlier jsonb, merged jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  present patients;
  its_row jsonb;
  old jsonb := to_jsonb(jsonb_populate_record(NULL::patients, earlier));
  made jsonb := to_jsonb(jsonb_populate_record(NULL::patients, merged));
  back jsonb;
  known text[];
BEGIN
  SELECT p.* INTO present FROM patients AS p WHERE p.id = its_id;
  its_row := to_jsonb(present);
  SELECT jsonb_object_agg(key, CASE WHEN its_row -> key = made -> key THEN old -> key ELSE its_row -> key END)
  INTO back FROM jsonb_object_keys(earlier) AS key
  WHERE key NOT IN ('id', 'known_by', 'user_id', 'searched') AND its_row ? key;
  back := back || jsonb_build_object(
    'state', old -> 'state',
    'merged_into', old -> 'merged_into',
    'version', CASE WHEN its_row -> 'version' = made -> 'version' THEN old -> 'version'
      ELSE to_jsonb(present.version + 1) END,
    'user_id', CASE WHEN its_row -> 'user_id' = made -> 'user_id' THEN (
      SELECT to_jsonb(u.id) FROM users AS u
      WHERE u.id = (old ->> 'user_id')::integer
        AND NOT EXISTS (SELECT FROM patients AS o WHERE o.user_id = u.id AND o.id <> its_id)
    ) ELSE its_row -> 'user_id' END);
  known := ARRAY(SELECT jsonb_array_elements_text(old -> 'known_by')) || ARRAY(
    SELECT key FROM unnest(present.known_by) WITH ORDINALITY AS it (key, place)
    WHERE NOT made -> 'known_by' ? key AND NOT old -> 'known_by' ? key ORDER BY place);
  EXECUTE (
    SELECT format('UPDATE patients AS p SET %s FROM jsonb_populate_record(NULL::patients, $1) AS it WHERE p.id = $2',
      string_agg(format('%1$I = it.%1$I', key), ', ')) FROM jsonb_object_keys(back) AS key)
  USING back, its_id;
  UPDATE patients SET known_by = known WHERE id = its_id;
END $$`;
