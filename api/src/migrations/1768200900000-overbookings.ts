import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/**
 * A turno with an overbooking reason (sobreturno) overlaps others of its professional. Its occupancy is outside the
 * exclusion constraints; triggers keep its room free of other professionals.
 */
export class Overbookings1768200900000 implements MigrationInterface {
  /** One short lock at a time. A restart continues with the rest. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments ADD COLUMN IF NOT EXISTS overbooking_reason text');
    await runner.query(/* sql */ `
      ALTER TABLE professionals ADD COLUMN IF NOT EXISTS overbookings_per_hour smallint NOT NULL DEFAULT 0`);
    await runner.query(/* sql */ `
      ALTER TABLE room_occupancies ADD COLUMN IF NOT EXISTS is_overbooking boolean NOT NULL DEFAULT false`);
    for (const [table, name, definition] of CONSTRAINTS) await addConstraint(runner, { table, name, definition });
    // Stricter rules come before the laxer ones.
    for (const statement of [JUDGED, GUARD, KEPT, BY_HAND]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const CONSTRAINTS = [
  ['appointments', 'appointments_overbooking_reason_check', 'CHECK (length(overbooking_reason) BETWEEN 1 AND 200)'],
  ['professionals', 'professionals_overbookings_per_hour_check', 'CHECK (overbookings_per_hour BETWEEN 0 AND 4)'],
  [
    'room_occupancies',
    'room_occupancies_overbookings_unguarded',
    'CHECK (NOT is_overbooking OR (appointment_id IS NOT NULL AND NOT is_guarded))',
  ],
] as const;

const JUDGED = /* sql */ `
-- The clinic's hour is that of its clock: one that comes twice is two, and a zone of half hours has its own.
CREATE OR REPLACE FUNCTION judge_overbooking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text := (SELECT timezone FROM settings);
  hour timestamptz := date_trunc('hour', NEW.starts_at, zone);
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  IF NOT is_new THEN
    is_new := NOT OLD.is_live OR OLD.overbooking_reason IS NULL;
  END IF;
  -- Under the professional's lock, which the writer took before. One that stays in its hour may stay, whatever the
  -- setting says by now.
  IF is_new OR NEW.professional_id <> OLD.professional_id OR date_trunc('hour', OLD.starts_at, zone) <> hour THEN
    IF (SELECT count(*) FROM appointments AS a
        WHERE a.professional_id = NEW.professional_id AND a.is_live AND a.overbooking_reason IS NOT NULL
          AND a.starts_at >= hour AND a.starts_at < hour + interval '1 hour'
          AND date_trunc('hour', a.starts_at, zone) = hour)
      > (SELECT p.overbookings_per_hour FROM professionals AS p WHERE p.id = NEW.professional_id) THEN
      RAISE EXCEPTION 'More overbookings than the professional allows in that hour'
        USING ERRCODE = 'exclusion_violation', TABLE = 'appointments', CONSTRAINT = 'appointments_overbookings_per_hour';
    END IF;
  END IF;
  -- The patient may be at another professional's too, so whoever squeezes the same one in waits here: the last lock.
  PERFORM pg_advisory_xact_lock(3, hashtext(lower(NEW.patient_email)));
  PERFORM FROM appointments AS a
  WHERE lower(a.patient_email) = lower(NEW.patient_email) AND folded(a.patient_name) = folded(NEW.patient_name)
    AND a.is_live AND a.overbooking_reason IS NOT NULL AND a.id <> NEW.id
    AND a.starts_at < NEW.ends_at AND a.ends_at > NEW.starts_at;
  IF FOUND THEN
    RAISE EXCEPTION 'The patient has another overbooking then'
      USING ERRCODE = 'exclusion_violation', TABLE = 'appointments', CONSTRAINT = 'appointments_overbooked_once';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER appointments_overbooked
  AFTER INSERT OR UPDATE OF
    professional_id, starts_at, ends_at, status, overbooking_reason, patient_name, patient_email ON appointments
  FOR EACH ROW WHEN (NEW.overbooking_reason IS NOT NULL AND NEW.is_live) EXECUTE FUNCTION judge_overbooking();
ALTER TABLE appointments ENABLE ALWAYS TRIGGER appointments_overbooked`;

const GUARD = /* sql */ `
CREATE OR REPLACE FUNCTION guard_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at, NEW.is_overbooking)
      = (OLD.room_id, OLD.professional_id, OLD.starts_at, OLD.ends_at, OLD.is_overbooking) THEN
    IF OLD.is_guarded AND NOT NEW.is_guarded AND NEW.ends_at > clock_timestamp() - interval '1 day' THEN
      RAISE EXCEPTION 'room_occupancies: only time that is over leaves the guards' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END IF;

  -- The guards' indexes know one turno of a professional at a time.
  NEW.is_guarded := NOT NEW.is_overbooking;
  NEW.holder_id := coalesce(NEW.appointment_id, NEW.room_booking_id, NEW.hold_id);
  -- An older snapshot misses what was taken outside of the guards: overbookings, and what is over.
  IF current_setting('transaction_isolation') NOT LIKE 'read %' THEN
    RAISE EXCEPTION 'room_occupancies: time is taken at READ COMMITTED' USING ERRCODE = 'feature_not_supported';
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
  -- Of turnos and holds the professional has one at a time, and overbookings beside it.
  IF NEW.room_booking_id IS NULL AND NOT NEW.is_overbooking THEN
    PERFORM FROM room_occupancies AS o
    WHERE o.professional_id = NEW.professional_id AND o.room_booking_id IS NULL AND NOT o.is_overbooking
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

/** As before; also copies whether it is one. */
const KEPT = /* sql */ `
CREATE OR REPLACE FUNCTION keep_appointment_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_over boolean := NEW.overbooking_reason IS NOT NULL;
BEGIN
  IF NOT NEW.is_live THEN
    DELETE FROM room_occupancies WHERE appointment_id = NEW.id;
  ELSIF TG_OP = 'INSERT' OR NOT OLD.is_live THEN
    INSERT INTO room_occupancies (${COPIED}, appointment_id, is_overbooking)
    VALUES (NEW.room_id, NEW.professional_id, ${TAKEN_FROM}, ${TAKEN_UNTIL},
      NEW.buffer_before_minutes, NEW.buffer_after_minutes, NEW.id, is_over);
  ELSIF (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at, NEW.buffer_before_minutes,
      NEW.buffer_after_minutes, is_over)
    <> (OLD.room_id, OLD.professional_id, OLD.starts_at, OLD.ends_at, OLD.buffer_before_minutes,
      OLD.buffer_after_minutes, OLD.overbooking_reason IS NOT NULL) THEN
    UPDATE room_occupancies
    SET room_id = NEW.room_id, professional_id = NEW.professional_id, starts_at = ${TAKEN_FROM}, ends_at = ${TAKEN_UNTIL},
      buffer_before_minutes = NEW.buffer_before_minutes, buffer_after_minutes = NEW.buffer_after_minutes,
      is_overbooking = is_over
    WHERE appointment_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER appointments_queue BEFORE INSERT OR UPDATE OF ${COPIED}, status, overbooking_reason
  ON appointments FOR EACH ROW EXECUTE FUNCTION queue_for_occupancy();
CREATE OR REPLACE TRIGGER appointments_occupancy AFTER INSERT OR UPDATE OF ${COPIED}, status, overbooking_reason
  ON appointments FOR EACH ROW EXECUTE FUNCTION keep_appointment_occupancy();
ALTER TABLE appointments ENABLE ALWAYS TRIGGER appointments_queue, ENABLE ALWAYS TRIGGER appointments_occupancy`;

const BY_HAND = /* sql */ `
CREATE OR REPLACE TRIGGER room_occupancies_kept BEFORE INSERT OR DELETE OR
  UPDATE OF ${COPIED}, appointment_id, room_booking_id, hold_id, holder_id, expires_at, is_overbooking
  ON room_occupancies FOR EACH STATEMENT EXECUTE FUNCTION refuse_occupancy_by_hand();
ALTER TABLE room_occupancies ENABLE ALWAYS TRIGGER room_occupancies_kept`;
