import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rental events include the credit of a rental that was given back. */
export class GivenBackIsTold1768200200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
CREATE OR REPLACE FUNCTION note_room_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
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
    changed := array_remove(ARRAY[CASE WHEN OLD.notes IS DISTINCT FROM NEW.notes THEN 'notes' END]::text[], NULL);
    IF old_facts = new_facts AND changed = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO noted_changes (entity, before, after, concealed) VALUES ('rental', old_facts, new_facts, changed);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER room_bookings_noted
  AFTER INSERT OR DELETE OR UPDATE OF ${KEPT.join(', ')}, notes ON room_bookings
  FOR EACH ROW EXECUTE FUNCTION note_room_bookings()`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** As in 1768000400000-events, which is not edited. */
const KEPT = [
  'id',
  'professional_id',
  'room_id',
  'starts_at',
  'ends_at',
  'cancelled_at',
  'credit_percentage',
  'credit_amount',
];

function factsOf(row: 'OLD' | 'NEW'): string {
  return `jsonb_build_object(${KEPT.map((column) => `'${column}', ${row}.${column}`).join(', ')})`;
}
