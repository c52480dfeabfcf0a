import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint } from '../platform/database/online-changes';

/**
 * Moves checks into functions that every writer of time calls, because PostgreSQL parses each CHECK for each INSERT:
 * one in seven instructions of a booking. Copied values (a price, a buffer's five-minute steps) are checked at their
 * source. Triggers do not run in a restore, so the backup audit checks them.
 */
export class ChecksOfABooking1768201300000 implements MigrationInterface {
  /** One short lock at a time. A restart continues with the rest. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Stricter rules come before the laxer ones.
    await runner.query(QUEUE);
    await runner.query(GUARD);
    await addConstraint(runner, HELD_BY_ONE);
    for (const [table, names] of GONE) {
      const dropped = names.map((name) => `DROP CONSTRAINT IF EXISTS ${table}_${name}`);
      await runner.query(`ALTER TABLE ${table} ${dropped.join(', ')}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** The trigger writes holder_id, so it needs no CHECK. */
const HELD_BY_ONE = {
  table: 'room_occupancies',
  name: 'room_occupancies_held_by_one_alone',
  definition: 'CHECK (num_nonnulls(appointment_id, room_booking_id, hold_id) = 1)',
};

const OF_TIME = ['whole_minutes', 'starts_at_check', 'ends_at_check'];
const OF_BUFFERS = ['buffer_before_minutes_check', 'buffer_after_minutes_check'];
const GONE = [
  ['appointments', [...OF_TIME, ...OF_BUFFERS, 'price_check']],
  ['holds', [...OF_TIME, ...OF_BUFFERS]],
  ['room_bookings', OF_TIME],
  ['room_occupancies', ['held_by_one']],
] as const;

/**
 * For turnos, rentals and holds. Only whole minutes, or a second could be sold twice. Counted from before all times,
 * because older minor versions round instants before the origin differently.
 */
const QUEUE = /* sql */ `
CREATE OR REPLACE FUNCTION queue_for_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (isfinite(NEW.starts_at) AND isfinite(NEW.ends_at)
    AND date_bin('1 minute', NEW.starts_at, '0001-01-01 00:00Z') = NEW.starts_at
    AND date_bin('1 minute', NEW.ends_at, '0001-01-01 00:00Z') = NEW.ends_at) THEN
    RAISE EXCEPTION '% holds time by whole minutes', TG_TABLE_NAME
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_whole_minutes';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM lock_occupancy(ARRAY[OLD.room_id, NEW.room_id], ARRAY[OLD.professional_id, NEW.professional_id]);
  ELSE
    PERFORM lock_occupancy(ARRAY[NEW.room_id], ARRAY[NEW.professional_id]);
  END IF;
  RETURN NEW;
END $$`;

/** As before; also limits buffers, on which its bounds rely. */
const GUARD = /* sql */ `
CREATE OR REPLACE FUNCTION guard_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Before all else: a turno moved and a negative buffer may take the same time together.
  IF NOT (NEW.buffer_before_minutes BETWEEN 0 AND 60 AND NEW.buffer_after_minutes BETWEEN 0 AND 60) THEN
    RAISE EXCEPTION 'A buffer takes an hour at most'
      USING ERRCODE = 'check_violation', TABLE = 'room_occupancies', CONSTRAINT = 'room_occupancies_buffers';
  END IF;
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
