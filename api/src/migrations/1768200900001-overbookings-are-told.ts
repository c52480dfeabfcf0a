import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Appointment events say whether a turno is a sobreturno, but not the reason. */
export class OverbookingsAreTold1768200900001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
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

/** As in 1768000400000-events, which is not edited. */
const KEPT = ['id', 'status', 'starts_at', 'ends_at', 'professional_id', 'room_id', 'cancellation_reason'];
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
