import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/**
 * Buffer minutes before and after a turno or hold, in which room and professional are occupied. Existing bookings, and
 * those of older versions, have none.
 */
export class Buffers1768200800001 implements MigrationInterface {
  /** One short lock at a time. A restart continues with the rest. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(/* sql */ `
ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS buffer_before_minutes smallint NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS buffer_after_minutes smallint NOT NULL DEFAULT 0`);
      // Those of room_occupancies are copies.
      if (table === 'room_occupancies') continue;
      for (const column of ['buffer_before_minutes', 'buffer_after_minutes']) {
        const definition = `CHECK (${column} BETWEEN 0 AND 60 AND ${column} % 5 = 0)`;
        await addConstraint(runner, { table, name: `${table}_${column}_check`, definition });
      }
    }
    await runner.query(GUARD);
    await runner.query(APPOINTMENTS_KEPT);
    await runner.query(HOLDS_KEPT);
    await runner.query(BY_HAND);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TABLES = ['booking_rules', 'room_occupancies', 'appointments', 'holds'];

/** As before, but a turno may occupy two hours more than it lasts. */
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
      AND o.starts_at > NEW.starts_at - interval '10 hours' AND o.starts_at < NEW.ends_at AND o.ends_at > NEW.starts_at
    FOR SHARE;
    IF FOUND THEN
      RAISE EXCEPTION 'The professional is taken' USING ERRCODE = 'exclusion_violation', TABLE = 'room_occupancies';
    END IF;
  END IF;
  RETURN NEW;
END $$`;

const TAKEN_FROM = 'NEW.starts_at - make_interval(mins => NEW.buffer_before_minutes)';
const TAKEN_UNTIL = 'NEW.ends_at + make_interval(mins => NEW.buffer_after_minutes)';
const COPIED = 'room_id, professional_id, starts_at, ends_at, buffer_before_minutes, buffer_after_minutes';

const APPOINTMENTS_KEPT = /* sql */ `
CREATE OR REPLACE FUNCTION keep_appointment_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_live THEN
    DELETE FROM room_occupancies WHERE appointment_id = NEW.id;
  ELSIF TG_OP = 'INSERT' OR NOT OLD.is_live THEN
    INSERT INTO room_occupancies (${COPIED}, appointment_id)
    VALUES (NEW.room_id, NEW.professional_id, ${TAKEN_FROM}, ${TAKEN_UNTIL},
      NEW.buffer_before_minutes, NEW.buffer_after_minutes, NEW.id);
  ELSIF (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at, NEW.buffer_before_minutes, NEW.buffer_after_minutes)
    <> (OLD.room_id, OLD.professional_id, OLD.starts_at, OLD.ends_at, OLD.buffer_before_minutes, OLD.buffer_after_minutes) THEN
    UPDATE room_occupancies
    SET room_id = NEW.room_id, professional_id = NEW.professional_id, starts_at = ${TAKEN_FROM}, ends_at = ${TAKEN_UNTIL},
      buffer_before_minutes = NEW.buffer_before_minutes, buffer_after_minutes = NEW.buffer_after_minutes
    WHERE appointment_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER appointments_queue BEFORE INSERT OR UPDATE OF ${COPIED}, status
  ON appointments FOR EACH ROW EXECUTE FUNCTION queue_for_occupancy();
CREATE OR REPLACE TRIGGER appointments_occupancy AFTER INSERT OR UPDATE OF ${COPIED}, status
  ON appointments FOR EACH ROW EXECUTE FUNCTION keep_appointment_occupancy();
ALTER TABLE appointments ENABLE ALWAYS TRIGGER appointments_queue, ENABLE ALWAYS TRIGGER appointments_occupancy`;

const HOLDS_KEPT = /* sql */ `
CREATE OR REPLACE FUNCTION keep_hold_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO room_occupancies (${COPIED}, hold_id, expires_at)
    VALUES (NEW.room_id, NEW.professional_id, ${TAKEN_FROM}, ${TAKEN_UNTIL},
      NEW.buffer_before_minutes, NEW.buffer_after_minutes, NEW.id, NEW.expires_at);
  ELSE
    UPDATE room_occupancies
    SET room_id = NEW.room_id, professional_id = NEW.professional_id, starts_at = ${TAKEN_FROM}, ends_at = ${TAKEN_UNTIL},
      buffer_before_minutes = NEW.buffer_before_minutes, buffer_after_minutes = NEW.buffer_after_minutes,
      expires_at = NEW.expires_at
    WHERE hold_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER holds_queue BEFORE INSERT OR UPDATE OF ${COPIED}
  ON holds FOR EACH ROW EXECUTE FUNCTION queue_for_occupancy();
CREATE OR REPLACE TRIGGER holds_occupancy AFTER INSERT OR UPDATE OF ${COPIED}, expires_at
  ON holds FOR EACH ROW EXECUTE FUNCTION keep_hold_occupancy();
ALTER TABLE holds ENABLE ALWAYS TRIGGER holds_queue, ENABLE ALWAYS TRIGGER holds_occupancy`;

const BY_HAND = /* sql */ `
CREATE OR REPLACE TRIGGER room_occupancies_kept BEFORE INSERT OR DELETE OR
  UPDATE OF ${COPIED}, appointment_id, room_booking_id, hold_id, holder_id, expires_at
  ON room_occupancies FOR EACH STATEMENT EXECUTE FUNCTION refuse_occupancy_by_hand();
ALTER TABLE room_occupancies ENABLE ALWAYS TRIGGER room_occupancies_kept`;
