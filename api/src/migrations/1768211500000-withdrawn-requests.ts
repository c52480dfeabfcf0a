import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/** When the sender withdrew a request; its events tell this from a rejection. */
export class WithdrawnRequests1768211500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointment_requests ADD COLUMN IF NOT EXISTS withdrawn_at timestamptz`);
    await addConstraint(runner, {
      table: 'appointment_requests',
      name: 'appointment_requests_withdrawn_check',
      definition: "CHECK (withdrawn_at IS NULL OR status = 'rejected')",
    });
    await runner.query(NOTING);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** As in 1768000400000-events, which is not edited. */
const KEPT = [
  'id',
  'number',
  'status',
  'specialty_id',
  'professional_id',
  'appointment_id',
  'preferred_date',
  'preferred_time',
  'withdrawn_at',
];
const CONCEALED = ['patient_name', 'patient_email', 'patient_phone', 'form_data', 'admin_notes'];

function factsOf(row: 'OLD' | 'NEW'): string {
  return `jsonb_build_object(${KEPT.map((column) => `'${column}', ${row}.${column}`).join(', ')})`;
}

const changed = CONCEALED.map(
  (column) => `CASE WHEN OLD.${column} IS DISTINCT FROM NEW.${column} THEN '${column}' END`,
);

const NOTING = /* sql */ `
CREATE OR REPLACE FUNCTION note_appointment_requests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_facts jsonb;
  new_facts jsonb;
  changed text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    old_facts := ${factsOf('OLD')};
  END IF;
  IF TG_OP <> 'DELETE' THEN
    new_facts := ${factsOf('NEW')};
  END IF;
  IF TG_OP = 'UPDATE' THEN
    changed := array_remove(ARRAY[${changed.join(', ')}]::text[], NULL);
    IF old_facts = new_facts AND changed = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO noted_changes (entity, before, after, concealed) VALUES ('request', old_facts, new_facts, changed);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER appointment_requests_noted
  AFTER INSERT OR DELETE OR UPDATE OF ${[...KEPT, ...CONCEALED].join(', ')} ON appointment_requests
  FOR EACH ROW EXECUTE FUNCTION note_appointment_requests()`;
