import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Payments at the desk and its till (ADR 163), with their permission for who had that of the desk. */
export class Tills1768215300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [TILLS, PAYMENTS]) await runner.query(statement);
    for (const index of INDEXES) await createIndexConcurrently(runner, index);
    for (const statement of [UNCHANGED, PERMISSION]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TILLS = /* sql */ `
  CREATE TABLE IF NOT EXISTS tills (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    opened_at timestamptz NOT NULL,
    opened_by_id integer CONSTRAINT tills_opened_by_id_fkey REFERENCES users ON DELETE SET NULL,
    opening_cash numeric(12, 2) CONSTRAINT tills_opening_cash_check CHECK (opening_cash >= 0),
    closed_at timestamptz,
    closed_by_id integer CONSTRAINT tills_closed_by_id_fkey REFERENCES users ON DELETE SET NULL,
    counted_cash numeric(12, 2) CONSTRAINT tills_counted_cash_check CHECK (counted_cash >= 0),
    counted_transfer numeric(12, 2) CONSTRAINT tills_counted_transfer_check CHECK (counted_transfer >= 0),
    counted_card numeric(12, 2) CONSTRAINT tills_counted_card_check CHECK (counted_card >= 0),
    counted_qr numeric(12, 2) CONSTRAINT tills_counted_qr_check CHECK (counted_qr >= 0),
    note text,
    CONSTRAINT tills_closed_check CHECK (
      closed_at >= opened_at AND opening_cash IS NOT NULL AND counted_cash IS NOT NULL
      OR closed_at IS NULL AND closed_by_id IS NULL AND note IS NULL
        AND num_nonnulls(counted_cash, counted_transfer, counted_card, counted_qr) = 0)
  )`;

const PAYMENTS = /* sql */ `
  CREATE TABLE IF NOT EXISTS payments (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    till_id integer NOT NULL CONSTRAINT payments_till_id_fkey REFERENCES tills,
    appointment_id uuid CONSTRAINT payments_appointment_id_fkey REFERENCES appointments,
    concept text,
    patient_name text,
    professional_id integer CONSTRAINT payments_professional_id_fkey REFERENCES professionals,
    amount numeric(12, 2) NOT NULL CONSTRAINT payments_amount_check CHECK (amount > 0),
    means text NOT NULL CONSTRAINT payments_means_check CHECK (means IN ('cash', 'transfer', 'card', 'qr')),
    taken_at timestamptz NOT NULL,
    taken_by_id integer CONSTRAINT payments_taken_by_id_fkey REFERENCES users ON DELETE SET NULL,
    reverses_id integer CONSTRAINT payments_reverses_id_fkey REFERENCES payments,
    reversal_reason text,
    voucher_url text,
    CONSTRAINT payments_subject_check CHECK (num_nonnulls(appointment_id, concept) = 1),
    CONSTRAINT payments_reversal_check CHECK ((reverses_id IS NULL) = (reversal_reason IS NULL))
  )`;

const INDEXES = [
  { name: 'tills_one_open', on: 'ON tills ((closed_at IS NULL)) WHERE closed_at IS NULL', isUnique: true },
  { name: 'payments_till_id', on: 'ON payments (till_id)' },
  { name: 'payments_appointment_id', on: 'ON payments (appointment_id) WHERE appointment_id IS NOT NULL' },
  { name: 'payments_professional_id', on: 'ON payments (professional_id) WHERE professional_id IS NOT NULL' },
  { name: 'payments_taken_by_id', on: 'ON payments (taken_by_id) WHERE taken_by_id IS NOT NULL' },
  {
    name: 'payments_reverses_id',
    on: 'ON payments (reverses_id) WHERE reverses_id IS NOT NULL',
    isUnique: true,
  },
];

const UNCHANGED = /* sql */ `
CREATE OR REPLACE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payments are reversed, never changed or deleted';
END $$;
CREATE OR REPLACE TRIGGER payments_unchanged
  BEFORE DELETE OR UPDATE OF id, till_id, appointment_id, professional_id, amount, means, taken_at, reverses_id ON payments
  FOR EACH ROW EXECUTE FUNCTION refuse_payment_change()`;

const PERMISSION = /* sql */ `
UPDATE permission_sets SET permissions = permissions || '{till}'::text[], version = version + 1
WHERE 'appointments' = ANY (permissions) AND NOT 'till' = ANY (permissions)`;
