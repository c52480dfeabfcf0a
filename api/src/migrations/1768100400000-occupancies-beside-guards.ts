import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes past time from the exclusion constraints (ADR 111), which then stay small. First step: the column and its
 * triggers, which enforce the rules meanwhile. Existing rows count as past, so that nothing is rewritten.
 */
export class OccupanciesBesideGuards1768100400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await runner.query(GUARD);
    await runner.query(KEPT);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const COLUMN = /* sql */ `
ALTER TABLE room_occupancies ADD COLUMN is_guarded boolean NOT NULL DEFAULT false;
ALTER TABLE room_occupancies ALTER COLUMN is_guarded SET DEFAULT true`;

const GUARD = /* sql */ `
-- Whether a row is in the guards' indexes says nothing about who is refused: whoever takes or changes time is held
-- against every row of the room and of the professional, and in the guards from then on.
CREATE FUNCTION guard_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at)
      = (OLD.room_id, OLD.professional_id, OLD.starts_at, OLD.ends_at) THEN
    IF OLD.is_guarded AND NOT NEW.is_guarded AND NEW.ends_at > clock_timestamp() - interval '1 day' THEN
      RAISE EXCEPTION 'room_occupancies: only time that is over leaves the guards' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END IF;

  NEW.is_guarded := true;
  -- An older snapshot misses what was taken, and left the guards, after it.
  IF NEW.starts_at < clock_timestamp() AND current_setting('transaction_isolation') NOT LIKE 'read %' THEN
    RAISE EXCEPTION 'room_occupancies: past time is taken at READ COMMITTED' USING ERRCODE = 'feature_not_supported';
  END IF;
  -- Bounded, for the index on starts_at: nothing lasts longer. FOR SHARE waits for whoever changes such a row.
  PERFORM FROM room_occupancies AS o
  WHERE o.room_id = NEW.room_id AND o.starts_at > NEW.starts_at - interval '25 hours' AND o.starts_at < NEW.ends_at
    AND o.ends_at > NEW.starts_at
    AND (o.professional_id <> NEW.professional_id OR (o.appointment_id IS NULL AND NEW.appointment_id IS NULL))
    AND coalesce(o.appointment_id, o.room_booking_id) <> coalesce(NEW.appointment_id, NEW.room_booking_id)
  FOR SHARE;
  IF FOUND THEN
    RAISE EXCEPTION 'The room is taken' USING ERRCODE = 'exclusion_violation', TABLE = 'room_occupancies';
  END IF;
  IF NEW.appointment_id IS NOT NULL THEN
    PERFORM FROM room_occupancies AS o
    WHERE o.professional_id = NEW.professional_id AND o.appointment_id <> NEW.appointment_id
      AND o.starts_at > NEW.starts_at - interval '8 hours' AND o.starts_at < NEW.ends_at AND o.ends_at > NEW.starts_at
    FOR SHARE;
    IF FOUND THEN
      RAISE EXCEPTION 'The professional is taken' USING ERRCODE = 'exclusion_violation', TABLE = 'room_occupancies';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER room_occupancies_guarded BEFORE INSERT OR UPDATE
  ON room_occupancies FOR EACH ROW EXECUTE FUNCTION guard_occupancy();

-- By hand only is_guarded is written.
DROP TRIGGER room_occupancies_kept ON room_occupancies;
CREATE TRIGGER room_occupancies_kept BEFORE INSERT OR DELETE OR
  UPDATE OF room_id, professional_id, starts_at, ends_at, appointment_id, room_booking_id
  ON room_occupancies FOR EACH STATEMENT EXECUTE FUNCTION refuse_occupancy_by_hand();
ALTER TABLE room_occupancies
  ENABLE ALWAYS TRIGGER room_occupancies_guarded, ENABLE ALWAYS TRIGGER room_occupancies_kept`;

/** As before, but without writing unchanged rows. */
const KEPT = [
  ['appointment', 'appointment_id'],
  ['room_booking', 'room_booking_id'],
]
  .map(
    ([name, id]) => /* sql */ `
CREATE OR REPLACE FUNCTION keep_${name}_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_live THEN
    DELETE FROM room_occupancies WHERE ${id} = NEW.id;
  ELSIF TG_OP = 'INSERT' OR NOT OLD.is_live THEN
    INSERT INTO room_occupancies (room_id, professional_id, starts_at, ends_at, ${id})
    VALUES (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at, NEW.id);
  ELSIF (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at)
    <> (OLD.room_id, OLD.professional_id, OLD.starts_at, OLD.ends_at) THEN
    UPDATE room_occupancies
    SET room_id = NEW.room_id, professional_id = NEW.professional_id, starts_at = NEW.starts_at, ends_at = NEW.ends_at
    WHERE ${id} = NEW.id;
  END IF;
  RETURN NULL;
END $$;`,
  )
  .join('\n');
