import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently, inParts } from '../platform/database/online-changes';

/** Payments keep their patient, also when the turno passes to another. Merges move them (ADR 163). */
export class PatientsOfPayments1768219000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN IF NOT EXISTS patient_id uuid');
    await addConstraint(runner, {
      table: 'payments',
      name: 'payments_patient_id_fkey',
      definition: 'FOREIGN KEY (patient_id) REFERENCES patients',
    });
    await createIndexConcurrently(runner, {
      name: 'payments_patient_id',
      on: 'ON payments (patient_id) WHERE patient_id IS NOT NULL',
    });
    await inParts(runner, FILL);
    for (const statement of [UNUSED, MOVE]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** Another name: the turno has passed to another patient since. */
const FILL = /* sql */ `
UPDATE payments AS y SET patient_id = a.patient_id FROM appointments AS a
WHERE y.id IN (
    SELECT o.id FROM payments AS o JOIN appointments AS b ON b.id = o.appointment_id
    WHERE o.patient_id IS NULL AND b.patient_id IS NOT NULL AND o.patient_name = b.patient_name
    LIMIT 2000)
  AND a.id = y.appointment_id`;

/** As before, and payments. */
const UNUSED = /* sql */ `
CREATE OR REPLACE FUNCTION delete_unused_patient(unused uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM patients AS p
  WHERE p.id = unused AND p.state = 'temporary' AND p.changed_at IS NULL AND p.user_id IS NULL
  FOR UPDATE SKIP LOCKED;
  -- A writer that refers to it meanwhile has locked it until its commit.
  IF FOUND AND NOT EXISTS (SELECT FROM appointments AS a WHERE a.patient_id = unused)
    AND NOT EXISTS (SELECT FROM appointment_requests AS r WHERE r.patient_id = unused)
    AND NOT EXISTS (SELECT FROM waiting_list_entries AS e WHERE e.patient_id = unused)
    AND NOT EXISTS (SELECT FROM payments AS y WHERE y.patient_id = unused) THEN
    DELETE FROM patients WHERE id = unused;
  END IF;
END $$`;

/** As before, and payments. Those taken between a merge and its undo go with their turno. */
const MOVE = /* sql */ `
CREATE OR REPLACE FUNCTION move_patient_rows(source uuid, target uuid, chosen jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  its_table text;
  role text;
  other text;
  ids jsonb;
  moved jsonb := '{}';
BEGIN
  IF chosen IS NULL THEN
    WITH demoted AS (
      UPDATE patient_coverages AS c SET is_primary = false
      WHERE patient_id = source AND is_primary
        AND EXISTS (SELECT FROM patient_coverages AS o WHERE o.patient_id = target AND o.is_primary)
      RETURNING id
    )
    SELECT coalesce(jsonb_agg(id), '[]') FROM demoted INTO ids;
    moved := jsonb_build_object('patient_coverages.primary', ids, 'payments.kept',
      (SELECT coalesce(jsonb_agg(id), '[]') FROM payments WHERE patient_id = target));
  ELSE
    chosen := chosen || jsonb_build_object('payments', coalesce(chosen -> 'payments', '[]') || (
      SELECT coalesce(jsonb_agg(id), '[]') FROM payments
      WHERE patient_id = source AND chosen -> 'appointments' @> to_jsonb(appointment_id)
        AND NOT coalesce(chosen -> 'payments.kept', '[]') @> to_jsonb(id)));
  END IF;
  FOREACH its_table IN ARRAY
    ARRAY['waiting_list_entries', 'appointment_requests', 'appointments', 'payments', 'patient_coverages']
  LOOP
    EXECUTE format('WITH gone AS (
        UPDATE %I SET patient_id = $2 WHERE patient_id = $1 AND ($3 IS NULL OR $3 @> to_jsonb(id)) RETURNING id
      )
      SELECT coalesce(jsonb_agg(id), ''[]'') FROM gone', its_table)
    INTO ids USING source, target, CASE WHEN chosen IS NULL THEN NULL ELSE coalesce(chosen -> its_table, '[]') END;
    moved := moved || jsonb_build_object(its_table, ids);
  END LOOP;
  UPDATE patient_coverages SET is_primary = true WHERE id IN (
    SELECT DISTINCT ON (patient_id) id FROM patient_coverages AS c
    WHERE patient_id IN (source, target)
      AND NOT EXISTS (SELECT FROM patient_coverages AS o WHERE o.patient_id = c.patient_id AND o.is_primary)
    ORDER BY patient_id, chosen -> 'patient_coverages.primary' @> to_jsonb(id) DESC NULLS LAST, valid_from DESC, id);
  FOR role, other IN VALUES ('patient_id', 'relative_id'), ('relative_id', 'patient_id') LOOP
    its_table := 'patient_relations.' || role;
    EXECUTE format('WITH gone AS (
        UPDATE patient_relations AS r SET %1$I = $2
        WHERE %1$I = $1 AND %2$I <> $2 AND ($3 IS NULL OR $3 @> to_jsonb(id))
          AND NOT EXISTS (SELECT FROM patient_relations AS o WHERE o.%1$I = $2 AND o.%2$I = r.%2$I)
        RETURNING id
      )
      SELECT coalesce(jsonb_agg(id), ''[]'') FROM gone', role, other)
    INTO ids USING source, target, CASE WHEN chosen IS NULL THEN NULL ELSE coalesce(chosen -> its_table, '[]') END;
    moved := moved || jsonb_build_object(its_table, ids);
  END LOOP;
  RETURN moved;
END $$`;
