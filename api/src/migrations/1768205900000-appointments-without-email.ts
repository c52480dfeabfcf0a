import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently, dropIndexConcurrently } from '../platform/database/online-changes';

/** '' as e-mail means none. The phone's digits then identify a patient with the name (ADR 145). */
export class AppointmentsWithoutEmail1768205900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [CONTACT, JUDGED, BY_PHONE]) await runner.query(statement);
    await createIndexConcurrently(runner, {
      name: 'waiting_list_entries_once',
      isUnique: true,
      on: `ON waiting_list_entries (patient_contact(patient_email, patient_phone), folded(patient_name),
        coalesce(professional_id, 0), coalesce(specialty_id, 0)) WHERE ended_at IS NULL`,
    });
    // It also refused two people of one name without an e-mail.
    await dropIndexConcurrently(runner, 'waiting_list_entries_asked_once');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

// Not STRICT, so that it is inlined.
const CONTACT = /* sql */ `
CREATE OR REPLACE FUNCTION patient_contact(email text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(lower(email), ''), regexp_replace(phone, '\\D', '', 'g'), '')
$$`;

const JUDGED = /* sql */ `
CREATE OR REPLACE FUNCTION judge_overbooking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text := (SELECT timezone FROM settings);
  hour timestamptz := date_trunc('hour', NEW.starts_at, zone);
  is_new boolean := TG_OP = 'INSERT';
  contact text := patient_contact(NEW.patient_email, NEW.patient_phone);
BEGIN
  IF NOT is_new THEN
    is_new := NOT OLD.is_live OR OLD.overbooking_reason IS NULL;
  END IF;
  -- The writer locked the professional. An overbooking that stays in its hour is allowed under any setting.
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
  -- Another professional may overbook the same patient at once. This is the last lock.
  PERFORM pg_advisory_xact_lock(3, hashtext(contact));
  PERFORM FROM appointments AS a
  WHERE lower(a.patient_email) = lower(NEW.patient_email) AND folded(a.patient_name) = folded(NEW.patient_name)
    AND patient_contact(a.patient_email, a.patient_phone) = contact
    AND a.is_live AND a.overbooking_reason IS NOT NULL AND a.id <> NEW.id
    AND a.starts_at < NEW.ends_at AND a.ends_at > NEW.starts_at;
  IF FOUND THEN
    RAISE EXCEPTION 'The patient has another overbooking then'
      USING ERRCODE = 'exclusion_violation', TABLE = 'appointments', CONSTRAINT = 'appointments_overbooked_once';
  END IF;
  RETURN NULL;
END $$`;

const BY_PHONE = /* sql */ `
CREATE OR REPLACE TRIGGER appointments_overbooked
  AFTER INSERT OR UPDATE OF
    professional_id, starts_at, ends_at, status, overbooking_reason, patient_name, patient_email, patient_phone
  ON appointments
  FOR EACH ROW WHEN (NEW.overbooking_reason IS NOT NULL AND NEW.is_live) EXECUTE FUNCTION judge_overbooking();
ALTER TABLE appointments ENABLE ALWAYS TRIGGER appointments_overbooked`;
