import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** The coverage of a turno, as it was judged (ADR 162). */
export class AppointmentCoverages1768214300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    for (const index of INDEXES) await createIndexConcurrently(runner, index);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** Rules and amounts are named without foreign keys, so that they can be deleted. */
const TABLE = /* sql */ `
CREATE TABLE IF NOT EXISTS appointment_coverages (
  appointment_id uuid PRIMARY KEY
    CONSTRAINT appointment_coverages_appointment_id_fkey REFERENCES appointments ON DELETE CASCADE,
  insurer_id integer NOT NULL CONSTRAINT appointment_coverages_insurer_id_fkey REFERENCES insurers,
  insurer_name text NOT NULL,
  plan_id integer,
  plan_name text,
  member_number text,
  outcome text NOT NULL CONSTRAINT appointment_coverages_outcome_check
    CHECK (outcome IN ('yes', 'with_copay', 'with_authorization', 'no')),
  copay numeric(12, 2) CONSTRAINT appointment_coverages_copay_check CHECK (copay >= 0),
  exempt_reason text,
  rule_id integer,
  amount_id integer,
  judged_for date NOT NULL,
  authorization_status text CONSTRAINT appointment_coverages_authorization_status_check
    CHECK (authorization_status IN ('needed', 'requested', 'granted', 'refused')),
  authorization_number text,
  authorization_valid_until date,
  order_cuir text,
  requested_at timestamptz,
  requested_by_id integer
    CONSTRAINT appointment_coverages_requested_by_id_fkey REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  decided_by_id integer CONSTRAINT appointment_coverages_decided_by_id_fkey REFERENCES users ON DELETE SET NULL,
  changed_at timestamptz,
  CONSTRAINT appointment_coverages_plan_fkey
    FOREIGN KEY (plan_id, insurer_id) REFERENCES insurer_plans (id, insurer_id),
  CONSTRAINT appointment_coverages_plan_check CHECK ((plan_id IS NULL) = (plan_name IS NULL)),
  CONSTRAINT appointment_coverages_exempt_check CHECK (exempt_reason IS NULL OR copay = 0)
)`;

const on = (column: string) => ({
  name: `appointment_coverages_${column}`,
  on: `ON appointment_coverages (${column})`,
});

const INDEXES = [
  on('insurer_id'),
  ...['requested_by_id', 'decided_by_id'].map((column) => {
    const index = on(column);
    return { ...index, on: `${index.on} WHERE ${column} IS NOT NULL` };
  }),
];
