import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/**
 * Allows holds in room_occupancies. Wider rules are added before those that refuse holds are dropped, so that one
 * always applies.
 */
export class OccupanciesOfHolds1768200100001 implements MigrationInterface {
  /** One short lock at a time. A restart continues with the rest. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(GUARD);
    await createIndexConcurrently(runner, {
      name: 'room_occupancies_of_hold',
      on: 'ON room_occupancies (hold_id) WHERE hold_id IS NOT NULL',
      isUnique: true,
    });
    await createIndexConcurrently(runner, {
      name: 'room_occupancies_expiry',
      on: 'ON room_occupancies (expires_at) WHERE expires_at IS NOT NULL',
    });
    for (const [name, definition] of CONSTRAINTS) {
      await addConstraint(runner, { table: 'room_occupancies', name, definition });
    }
    await runner.query('ALTER TABLE room_occupancies DROP CONSTRAINT IF EXISTS room_occupancies_check');
    await guardProfessionals(runner);
    await runner.query(BY_HAND);
    await runner.query(NOTED);
    await runner.query(ROOMS_DELETED);
    await runner.query(PROFESSIONALS_DELETED);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const COLUMNS = /* sql */ `
ALTER TABLE room_occupancies ADD COLUMN IF NOT EXISTS hold_id uuid, ADD COLUMN IF NOT EXISTS expires_at timestamptz`;

/** Together, because the trigger must fill holder_id once it is a plain column. */
const GUARD = /* sql */ `
CREATE OR REPLACE FUNCTION guard_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
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
  NEW.holder_id := coalesce(NEW.appointment_id, NEW.room_booking_id, NEW.hold_id);
  -- An older snapshot misses what was taken, and left the guards, after it.
  IF NEW.starts_at < clock_timestamp() AND current_setting('transaction_isolation') NOT LIKE 'read %' THEN
    RAISE EXCEPTION 'room_occupancies: past time is taken at READ COMMITTED' USING ERRCODE = 'feature_not_supported';
  END IF;
  -- Bounded, for the index on starts_at: nothing lasts longer. FOR SHARE waits for whoever changes such a row.
  PERFORM FROM room_occupancies AS o
  WHERE o.room_id = NEW.room_id AND o.starts_at > NEW.starts_at - interval '25 hours' AND o.starts_at < NEW.ends_at
    AND o.ends_at > NEW.starts_at
    AND (o.professional_id <> NEW.professional_id OR (o.room_booking_id IS NOT NULL AND NEW.room_booking_id IS NOT NULL))
    AND coalesce(o.appointment_id, o.room_booking_id, o.hold_id) <> NEW.holder_id
  FOR SHARE;
  IF FOUND THEN
    RAISE EXCEPTION 'The room is taken' USING ERRCODE = 'exclusion_violation', TABLE = 'room_occupancies';
  END IF;
  -- Of turnos and holds the professional has one at a time.
  IF NEW.room_booking_id IS NULL THEN
    PERFORM FROM room_occupancies AS o
    WHERE o.professional_id = NEW.professional_id AND o.room_booking_id IS NULL
      AND coalesce(o.appointment_id, o.hold_id) <> NEW.holder_id
      AND o.starts_at > NEW.starts_at - interval '8 hours' AND o.starts_at < NEW.ends_at AND o.ends_at > NEW.starts_at
    FOR SHARE;
    IF FOUND THEN
      RAISE EXCEPTION 'The professional is taken' USING ERRCODE = 'exclusion_violation', TABLE = 'room_occupancies';
    END IF;
  END IF;
  RETURN NEW;
END $$;
ALTER TABLE room_occupancies ALTER COLUMN holder_id DROP EXPRESSION IF EXISTS`;

const CONSTRAINTS = [
  [
    'room_occupancies_held_by_one',
    `CHECK (num_nonnulls(appointment_id, room_booking_id, hold_id) = 1
      AND holder_id = coalesce(appointment_id, room_booking_id, hold_id))`,
  ],
  ['room_occupancies_holds_expire', 'CHECK ((hold_id IS NULL) = (expires_at IS NULL))'],
  ['room_occupancies_hold_id_fkey', 'FOREIGN KEY (hold_id) REFERENCES holds ON DELETE CASCADE'],
] as const;

/** Under its lock PostgreSQL reads the table once, and finds few guarded rows. */
async function guardProfessionals(runner: QueryRunner): Promise<void> {
  const found: unknown[] = await runner.query(
    "SELECT FROM pg_constraint WHERE conname = 'room_occupancies_professional_once'",
  );
  if (found.length === 0) {
    await runner.query(/* sql */ `
      ALTER TABLE room_occupancies ADD CONSTRAINT room_occupancies_professional_once
      EXCLUDE USING gist (professional_id WITH =, during WITH &&) WHERE (is_guarded AND room_booking_id IS NULL)`);
  }
  await runner.query('ALTER TABLE room_occupancies DROP CONSTRAINT IF EXISTS room_occupancies_professional_free');
}

const BY_HAND = /* sql */ `
CREATE OR REPLACE FUNCTION refuse_lost_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM appointments WHERE is_live) OR EXISTS (SELECT FROM room_bookings WHERE is_live)
    OR EXISTS (SELECT FROM holds) THEN
    RAISE EXCEPTION 'room_occupancies is kept by appointments, room_bookings and holds'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER room_occupancies_kept BEFORE INSERT OR DELETE OR
  UPDATE OF room_id, professional_id, starts_at, ends_at, appointment_id, room_booking_id, hold_id, holder_id, expires_at
  ON room_occupancies FOR EACH STATEMENT EXECUTE FUNCTION refuse_occupancy_by_hand();
ALTER TABLE room_occupancies ENABLE ALWAYS TRIGGER room_occupancies_kept`;

/** A changed end of a hold affects free slots. */
const NOTED = /* sql */ `
CREATE OR REPLACE TRIGGER room_occupancies_offer_change AFTER INSERT OR DELETE OR
  UPDATE OF room_id, professional_id, starts_at, ends_at, appointment_id, room_booking_id, hold_id, expires_at
  ON room_occupancies FOR EACH ROW EXECUTE FUNCTION note_occupancy_change()`;

/** Before the row is deleted, because foreign keys of room_occupancies are checked before those of holds cascade. */
const deleted = (table: string, column: string) => /* sql */ `
CREATE OR REPLACE FUNCTION end_holds_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM holds WHERE ${column} = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER ${table}_end_holds BEFORE DELETE ON ${table}
  FOR EACH ROW EXECUTE FUNCTION end_holds_of_${table}()`;
const ROOMS_DELETED = deleted('rooms', 'room_id');
const PROFESSIONALS_DELETED = deleted('professionals', 'professional_id');
