import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Patients move their turnos: how often, whether they may, and the count in events. */
export class PatientMoves1768203600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments ADD COLUMN IF NOT EXISTS patient_moves smallint NOT NULL DEFAULT 0');
    await runner.query(/* sql */ `
      ALTER TABLE settings
        ADD COLUMN IF NOT EXISTS patients_may_move boolean NOT NULL DEFAULT true,
        ADD COLUMN IF NOT EXISTS appointments_version integer NOT NULL DEFAULT 1`);
    await runner.query(/* sql */ `
CREATE OR REPLACE FUNCTION note_appointments() RETURNS trigger LANGUAGE plpgsql AS $$
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
    changed := array_remove(ARRAY[${CONCEALED.map(changeOf).join(', ')}]::text[], NULL);
    IF old_facts = new_facts AND changed = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO noted_changes (entity, before, after, concealed) VALUES ('appointment', old_facts, new_facts, changed);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER appointments_noted
  AFTER INSERT OR DELETE OR UPDATE OF ${[...KEPT, 'overbooking_reason', ...CONCEALED].join(', ')} ON appointments
  FOR EACH ROW EXECUTE FUNCTION note_appointments()`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** As in the migration 1768200900001, which is not edited. */
const KEPT = [
  'id',
  'status',
  'starts_at',
  'ends_at',
  'professional_id',
  'room_id',
  'cancellation_reason',
  'patient_moves',
];
const CONCEALED = [
  'patient_name',
  'patient_email',
  'patient_phone',
  'patient_birth_date',
  'contact_name',
  'notes',
  'cancellation_note',
];

function factsOf(row: 'OLD' | 'NEW'): string {
  const facts = KEPT.map((column) => `'${column}', ${row}.${column}`);
  return `jsonb_build_object(${facts.join(', ')}, 'is_overbooking', ${row}.overbooking_reason IS NOT NULL)`;
}

function changeOf(column: string): string {
  return `CASE WHEN OLD.${column} IS DISTINCT FROM NEW.${column} THEN '${column}' END`;
}
