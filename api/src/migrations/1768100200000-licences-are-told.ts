import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A changed matrícula or REFEPS number counts as an update event of the professional. */
export class LicencesAreTold1768100200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
CREATE OR REPLACE FUNCTION note_professionals() RETURNS trigger LANGUAGE plpgsql AS $$
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
    changed := array_remove(ARRAY[${CONCEALED.map(nameIfChanged).join(', ')}]::text[], NULL);
    IF old_facts = new_facts AND changed = '{}' THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO noted_changes (entity, before, after, concealed) VALUES ('professional', old_facts, new_facts, changed);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER professionals_noted
  AFTER INSERT OR DELETE OR UPDATE OF ${[...KEPT, ...CONCEALED].join(', ')} ON professionals
  FOR EACH ROW EXECUTE FUNCTION note_professionals()`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** As in 1768000400000-events, which is not edited. */
const KEPT = ['id', 'user_id', 'specialty_id', 'default_duration_minutes', 'is_public'];
const CONCEALED = ['bio', 'fee', 'former_name', 'license_number', 'refeps_number'];

function factsOf(row: 'OLD' | 'NEW'): string {
  const facts = KEPT.map((column) => `'${column}', ${row}.${column}`);
  return `jsonb_build_object(${facts.join(', ')}, 'is_suspended', EXISTS (
      SELECT FROM users WHERE id = coalesce(NEW.user_id, OLD.user_id) AND suspended_at IS NOT NULL))`;
}

function nameIfChanged(column: string): string {
  return `CASE WHEN OLD.${column} IS DISTINCT FROM NEW.${column} THEN '${column}' END`;
}
