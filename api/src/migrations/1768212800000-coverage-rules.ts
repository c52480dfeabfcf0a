import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the clinic takes an insurer, and its copays by date (ADR 160). */
export class CoverageRules1768212800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [RULES, ...AMOUNTS]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const keyOf = (table: string) => /* sql */ `
    insurer_id integer NOT NULL CONSTRAINT ${table}_insurer_id_fkey REFERENCES insurers,
    plan_id integer,
    specialty_id integer CONSTRAINT ${table}_specialty_id_fkey REFERENCES specialties ON DELETE CASCADE,
    professional_id integer CONSTRAINT ${table}_professional_id_fkey REFERENCES professionals ON DELETE CASCADE,
    appointment_type_id integer
      CONSTRAINT ${table}_appointment_type_id_fkey REFERENCES consultation_kinds ON DELETE CASCADE,
    CONSTRAINT ${table}_plan_id_insurer_id_fkey
      FOREIGN KEY (plan_id, insurer_id) REFERENCES insurer_plans (id, insurer_id),
    CONSTRAINT ${table}_narrowing_check
      CHECK (num_nonnulls(specialty_id, professional_id, appointment_type_id) <= 1)`;

const RULES = /* sql */ `
CREATE TABLE IF NOT EXISTS coverage_rules (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ${keyOf('coverage_rules')},
  outcome text NOT NULL CONSTRAINT coverage_rules_outcome_check
    CHECK (outcome IN ('yes', 'with_copay', 'with_authorization', 'no')),
  valid_from date NOT NULL,
  valid_to date,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT coverage_rules_valid_check CHECK (valid_to >= valid_from),
  CONSTRAINT coverage_rules_no_overlap EXCLUDE USING gist (
    insurer_id WITH =, COALESCE(plan_id, 0) WITH =, COALESCE(specialty_id, 0) WITH =,
    COALESCE(professional_id, 0) WITH =, COALESCE(appointment_type_id, 0) WITH =,
    daterange(valid_from, valid_to, '[]') WITH &&)
)`;

const AMOUNTS = [
  /* sql */ `
  CREATE TABLE IF NOT EXISTS copay_amounts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ${keyOf('copay_amounts')},
    amount numeric(12, 2) CONSTRAINT copay_amounts_amount_check CHECK (amount >= 0),
    valid_from date NOT NULL,
    version integer NOT NULL DEFAULT 1
  )`,
  /* sql */ `
  CREATE UNIQUE INDEX IF NOT EXISTS copay_amounts_unique ON copay_amounts (
    insurer_id, COALESCE(plan_id, 0), COALESCE(specialty_id, 0), COALESCE(professional_id, 0),
    COALESCE(appointment_type_id, 0), valid_from)`,
];
