import { hashToken } from '../../src/platform/access/session-token';
import { withClient } from '../../src/platform/backup/restore';
import { hashPassword } from '../../src/platform/passwords';
import { fillAppointments, type ClinicSize, PROFESSIONALS_EACH, ROOMS_EACH } from './grid';

/** 20 professionals with 1,000 appointments; 1,000 with 1,000,000. */
export const SMALL: ClinicSize = { neighbourhoods: 1, months: 2 };
export const LARGE: ClinicSize = { neighbourhoods: 50, months: 40 };

/** The first day of the measured month, before opening. */
export const BENCH_NOW = '2026-06-01T08:00:00Z';

export const ADMIN_TOKEN = 'bench-administrator-0123456789';
const PATIENTS = 60;
export const PATIENT_PASSWORD = 'bench1234';
export const patientEmail = (index: number): string => `paciente-${index % PATIENTS}@ejemplo.example`;

/** In a migrated, empty database. `adminUrl` must allow switching triggers off. */
export async function makeClinic(adminUrl: string, size: ClinicSize): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { neighbourhoods, months } = size;
    await client.query(PEOPLE, [neighbourhoods * PROFESSIONALS_EACH, PATIENTS, await hashPassword(PATIENT_PASSWORD)]);
    await client.query(SPECIALTIES);
    await client.query(PROFESSIONALS);
    await client.query(SESSION, [hashToken(ADMIN_TOKEN)]);
    await client.query(ROOMS, [neighbourhoods * ROOMS_EACH, months]);
    // Their work is written below: triggers would take most of the time.
    await client.query(TRIGGERS_OFF);
    await client.query(fillAppointments(size));
    await client.query(OCCUPANCIES);
    await client.query(TALLIES);
    await client.query(SEARCHED);
    await client.query(TRIGGERS_ON);
    await client.query('VACUUM ANALYZE');
  });
}

/** Professionals, patients, an administrator, in this order. */
const PEOPLE = `
  INSERT INTO users (name, email, password_hash, role, phone, created_at)
  SELECT 'Laura Gómez ' || n, 'profesional-' || n || '@ejemplo.example', 'none', 'professional', '+54 11 4000-' || n,
    timestamptz '2020-01-01T00:00:00Z'
  FROM generate_series(1, $1::int) AS n
  UNION ALL
  SELECT 'Pedro Núñez ' || n, 'paciente-' || n || '@ejemplo.example', $3, 'user', '+54 11 5000-' || n, timestamptz '2020-01-01T00:00:00Z'
  FROM generate_series(0, $2::int - 1) AS n
  UNION ALL
  SELECT 'Administración', 'admin@ejemplo.example', $3, 'admin', NULL, timestamptz '2020-01-01T00:00:00Z'`;

const SPECIALTIES = `
  INSERT INTO specialties (name, description, icon, sort_order)
  SELECT 'Especialidad ' || n, 'Consultas, controles y estudios de la especialidad ' || n, '🩺', n
  FROM generate_series(1, 12) AS n`;

/** Ids as their users'. Weekdays from 08:00 to 20:00. */
const PROFESSIONALS = `
  WITH professional AS (
    INSERT INTO professionals (user_id, specialty_id, bio, fee, default_duration_minutes, sort_order)
    SELECT u.id, 1 + u.id % 12, 'Atiende adultos y niños desde hace veinte años.', 20000, 30, u.id
    FROM users AS u WHERE u.role = 'professional' ORDER BY u.id RETURNING id
  )
  INSERT INTO professional_availability (professional_id, weekday, start_minute, end_minute)
  SELECT id, weekday, 480, 1200 FROM professional CROSS JOIN generate_series(1, 5) AS weekday`;

const SESSION = `
  INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
  SELECT $1, id, '2026-06-01T00:00:00Z', '2100-01-01T00:00:00Z' FROM users WHERE role = 'admin'`;

/** Weekdays from 08:00 to 20:00. */
const ROOMS = `
  WITH room AS (
    INSERT INTO rooms (name, description, sort_order, hourly_rate)
    SELECT 'Consultorio ' || n, 'Con camilla y lavabo.', n, 4500 FROM generate_series(1, $1::int) AS n RETURNING id
  ), month AS (
    INSERT INTO room_months (room_id, year, month, template_name)
    SELECT room.id, extract(year FROM first), extract(month FROM first), 'Horario Comercial'
    FROM room CROSS JOIN generate_series(0, $2::int - 1) AS n,
      LATERAL (SELECT date '2026-06-01' - n * interval '1 month' AS first) AS it
    RETURNING id
  )
  INSERT INTO room_month_hours (room_month_id, weekday, start_minute, end_minute)
  SELECT id, weekday, 480, 1200 FROM month CROSS JOIN generate_series(1, 5) AS weekday`;

/** As housekeeping leaves them. The released version has no column is_guarded, and generates holder_id. */
const OCCUPANCIES = `
  DO $$ DECLARE
    guarded boolean := EXISTS (SELECT FROM information_schema.columns
      WHERE table_name = 'room_occupancies' AND column_name = 'is_guarded');
    named boolean := EXISTS (SELECT FROM information_schema.columns
      WHERE table_name = 'room_occupancies' AND column_name = 'holder_id' AND is_generated = 'NEVER');
  BEGIN
    EXECUTE format(
      'INSERT INTO room_occupancies (room_id, professional_id, starts_at, ends_at, appointment_id%s%s)
       SELECT room_id, professional_id, starts_at, ends_at, id%s%s FROM appointments WHERE is_live ORDER BY starts_at',
      CASE WHEN named THEN ', holder_id' END, CASE WHEN guarded THEN ', is_guarded' END,
      CASE WHEN named THEN ', id' END,
      CASE WHEN guarded THEN ', ends_at > timestamptz ''${BENCH_NOW}'' - interval ''1 day''' END);
  END $$`;

const TALLIES =
  'INSERT INTO appointment_tallies (status, change) SELECT status, count(*) FROM appointments GROUP BY status';

/** The released version has neither table. */
const SEARCHED = `
  DO $$ BEGIN
    IF to_regclass('search_words') IS NOT NULL THEN
      INSERT INTO search_words (word)
      SELECT DISTINCT word
      FROM (SELECT DISTINCT patient_name AS name FROM appointments) AS typed,
        regexp_split_to_table(folded(typed.name), '[^a-z]+') AS word
      WHERE length(word) BETWEEN 3 AND 40
      ON CONFLICT DO NOTHING;
    END IF;
    IF to_regclass('patients') IS NOT NULL THEN
      INSERT INTO patients (id, name, email, phone, known_by, latest, created_at)
      SELECT gen_random_uuid(), max(patient_name), max(patient_email), max(patient_phone), ARRAY[key],
        date_trunc('month', max(starts_at), 'UTC'), min(created_at)
      FROM (SELECT *, lower(patient_email) || ' ' || folded(patient_name) AS key FROM appointments) AS a
      WHERE key NOT IN (SELECT known_by[1] FROM patients)
      GROUP BY key;
      UPDATE appointments SET patient_id = p.id
      FROM patients AS p WHERE p.known_by[1] = lower(patient_email) || ' ' || folded(patient_name);
    END IF;
  END $$`;

const TRIGGERS_OFF = 'ALTER TABLE appointments DISABLE TRIGGER ALL; ALTER TABLE room_occupancies DISABLE TRIGGER ALL';
/** As the migration leaves them. */
const TRIGGERS_ON = `
  ALTER TABLE appointments ENABLE TRIGGER ALL,
    ENABLE ALWAYS TRIGGER appointments_queue, ENABLE ALWAYS TRIGGER appointments_occupancy,
    ENABLE ALWAYS TRIGGER appointments_tally_insert, ENABLE ALWAYS TRIGGER appointments_tally_update,
    ENABLE ALWAYS TRIGGER appointments_tally_delete, ENABLE ALWAYS TRIGGER appointments_emptied;
  ALTER TABLE room_occupancies ENABLE TRIGGER ALL,
    ENABLE ALWAYS TRIGGER room_occupancies_kept, ENABLE ALWAYS TRIGGER room_occupancies_emptied;
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_trigger WHERE tgname = 'room_occupancies_guarded') THEN
      ALTER TABLE room_occupancies ENABLE ALWAYS TRIGGER room_occupancies_guarded;
    END IF;
  END $$`;
