import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Families (ADR 153); a merge moves relations too. */
export class PatientRelations1768206500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await createIndexConcurrently(runner, {
      name: 'patient_relations_unique',
      isUnique: true,
      on: 'ON patient_relations (patient_id, relative_id)',
    });
    await createIndexConcurrently(runner, {
      name: 'patient_relations_relative_id',
      on: 'ON patient_relations (relative_id)',
    });
    await runner.query(ONLY_OF_ACCOUNT);
    await runner.query(MOVE);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TABLE = /* sql */ `
CREATE TABLE IF NOT EXISTS patient_relations (
  id uuid PRIMARY KEY,
  patient_id uuid NOT NULL CONSTRAINT patient_relations_patient_id_fkey REFERENCES patients ON DELETE CASCADE,
  relative_id uuid NOT NULL CONSTRAINT patient_relations_relative_id_fkey REFERENCES patients ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT patient_relations_kind_check
    CHECK (kind IN ('mother', 'father', 'guardian', 'child', 'partner', 'carer')),
  may_book boolean NOT NULL,
  may_see boolean NOT NULL,
  is_told boolean NOT NULL,
  agreed_by text NOT NULL CONSTRAINT patient_relations_agreed_by_check
    CHECK (agreed_by IN ('staff', 'relative', 'patient')),
  agreed_at timestamptz NOT NULL,
  CONSTRAINT patient_relations_two_check CHECK (patient_id <> relative_id)
)`;

/** A patient with turnos of this account alone: a relation reveals nothing new to it. */
const ONLY_OF_ACCOUNT = /* sql */ `
CREATE OR REPLACE FUNCTION patient_only_of_account(account integer, its_name text, its_email text, its_birth_date date)
RETURNS uuid LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN (
    SELECT p.id FROM patients AS p
    WHERE p.known_by @> patient_keys(its_name, its_email, NULL) AND patient_keys(its_name, its_email, NULL) <> '{}'
      AND p.state IN ('temporary', 'validated') AND p.user_id IS NULL
      AND coalesce(p.birth_date = its_birth_date, true)
      AND EXISTS (SELECT FROM appointments AS a WHERE a.patient_id = p.id)
      AND NOT EXISTS (
        SELECT FROM appointments AS a WHERE a.patient_id = p.id AND a.patient_user_id IS DISTINCT FROM account)
    ORDER BY p.created_at, p.id LIMIT 1);
END $$`;

/** As before, and relations in both roles; those that the target already has stay. */
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
  FOREACH its_table IN ARRAY ARRAY['waiting_list_entries', 'appointment_requests', 'appointments'] LOOP
    EXECUTE format('WITH gone AS (
        UPDATE %I SET patient_id = $2 WHERE patient_id = $1 AND ($3 IS NULL OR $3 @> to_jsonb(id)) RETURNING id
      )
      SELECT coalesce(jsonb_agg(id), ''[]'') FROM gone', its_table)
    INTO ids USING source, target, CASE WHEN chosen IS NULL THEN NULL ELSE coalesce(chosen -> its_table, '[]') END;
    moved := moved || jsonb_build_object(its_table, ids);
  END LOOP;
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
