import type { MigrationInterface, QueryRunner } from 'typeorm';

import { COMMON_INSURERS } from '../domain/common-insurers';
import { createIndexConcurrently } from '../platform/database/online-changes';

/** Insurers, their plans, and coverages of patients, which merges move (ADR 159). */
export class Insurers1768212000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...INSURERS, ...PLANS, COVERAGES]) await runner.query(statement);
    for (const index of INDEXES) await createIndexConcurrently(runner, index);
    await runner.query(MOVE);
    await runner.query(
      /* sql */ `
      INSERT INTO insurers (name, kind, rnas_code, aliases, is_accepted)
      SELECT it.name, it.kind, it."rnasCode", ARRAY(SELECT jsonb_array_elements_text(it.aliases)), it.kind = 'private_pay'
      FROM jsonb_to_recordset($1::jsonb) AS it (name text, kind text, "rnasCode" text, aliases jsonb)
      ON CONFLICT DO NOTHING`,
      [JSON.stringify(COMMON_INSURERS)],
    );
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const INSURERS = [
  /* sql */ `
  CREATE TABLE IF NOT EXISTS insurers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    kind text NOT NULL
      CONSTRAINT insurers_kind_check CHECK (kind IN ('national', 'provincial', 'public', 'prepaid', 'private_pay')),
    rnas_code text CONSTRAINT insurers_rnas_code_check CHECK (rnas_code ~ '^[0-9]{6}$'),
    aliases text[] NOT NULL DEFAULT '{}',
    number_pattern text,
    is_accepted boolean NOT NULL DEFAULT false,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT insurers_private_pay_check CHECK (kind <> 'private_pay' OR is_accepted)
  )`,
  'CREATE UNIQUE INDEX IF NOT EXISTS insurers_name_unique ON insurers (folded(name))',
  'CREATE UNIQUE INDEX IF NOT EXISTS insurers_rnas_code_unique ON insurers (rnas_code)',
  "CREATE UNIQUE INDEX IF NOT EXISTS insurers_private_pay_unique ON insurers (kind) WHERE kind = 'private_pay'",
];

const PLANS = [
  /* sql */ `
  CREATE TABLE IF NOT EXISTS insurer_plans (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    insurer_id integer NOT NULL CONSTRAINT insurer_plans_insurer_id_fkey REFERENCES insurers ON DELETE CASCADE,
    name text NOT NULL,
    is_active boolean NOT NULL DEFAULT true
  )`,
  'CREATE UNIQUE INDEX IF NOT EXISTS insurer_plans_name_unique ON insurer_plans (insurer_id, folded(name))',
  // Rows that name a plan refer to it together with its insurer.
  'CREATE UNIQUE INDEX IF NOT EXISTS insurer_plans_insurer_unique ON insurer_plans (insurer_id, id)',
];

const COVERAGES = /* sql */ `
CREATE TABLE IF NOT EXISTS patient_coverages (
  id uuid PRIMARY KEY,
  patient_id uuid NOT NULL CONSTRAINT patient_coverages_patient_id_fkey REFERENCES patients ON DELETE CASCADE,
  insurer_id integer NOT NULL CONSTRAINT patient_coverages_insurer_id_fkey REFERENCES insurers,
  plan_id integer,
  number text NOT NULL,
  holder_name text,
  relationship text NOT NULL CONSTRAINT patient_coverages_relationship_check
    CHECK (relationship IN ('holder', 'spouse', 'child', 'other')),
  valid_from date NOT NULL,
  valid_to date,
  checked_at timestamptz,
  checked_by_id integer
    CONSTRAINT patient_coverages_checked_by_id_fkey REFERENCES users ON DELETE SET NULL,
  is_primary boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT patient_coverages_plan_fkey FOREIGN KEY (plan_id, insurer_id) REFERENCES insurer_plans (id, insurer_id),
  CONSTRAINT patient_coverages_valid_check CHECK (valid_to >= valid_from)
)`;

const INDEXES = [
  { name: 'patient_coverages_patient_id', on: 'ON patient_coverages (patient_id)' },
  {
    name: 'patient_coverages_primary_unique',
    isUnique: true,
    on: 'ON patient_coverages (patient_id) WHERE is_primary',
  },
  { name: 'patient_coverages_insurer_id', on: 'ON patient_coverages (insurer_id)' },
  {
    name: 'patient_coverages_checked_by_id',
    on: 'ON patient_coverages (checked_by_id) WHERE checked_by_id IS NOT NULL',
  },
];

/**
 * As before, and coverages. A target with a primary coverage keeps it; the source's is primary again after an undo.
 * Either patient that is left with coverages alone gets a primary one.
 */
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
    moved := jsonb_build_object('patient_coverages.primary', ids);
  END IF;
  FOREACH its_table IN ARRAY ARRAY['waiting_list_entries', 'appointment_requests', 'appointments', 'patient_coverages'] LOOP
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
