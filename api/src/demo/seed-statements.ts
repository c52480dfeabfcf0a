import { bool, int, nullable, oneOf, text } from '../platform/database/columns';
import { statement, type Statement } from '../platform/database/statement';

/** $1: a JSON array; keys of its rows are the names in `columns`. */
export type Add = (statement: Statement, rows: readonly object[]) => Promise<unknown>;

export function insertInto(table: string, columns: string): Statement {
  const source = `jsonb_populate_recordset(NULL::${table}, $1::jsonb)`;
  return statement(
    `demo.${table.replaceAll('_', '-')}`,
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${source}`,
  );
}

export const LOCK_USERS = statement('demo.lock-users', /* sql */ `LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`);

export const HAS_USERS = statement('demo.has-users', /* sql */ `SELECT EXISTS (SELECT FROM users) AS "hasUsers"`, {
  hasUsers: bool,
});

const SETTINGS = `clinic_name, address, city, province, postal_code, phone, contact_email, timezone, default_hourly_cost,
  opening_hours`;

export const SET_SETTINGS = statement(
  'demo.settings',
  `UPDATE settings SET (${SETTINGS}) = (SELECT ${SETTINGS} FROM jsonb_populate_recordset(NULL::settings, $1::jsonb))`,
);

export type Noun = 'user' | 'professional' | 'room' | 'service' | 'specialty' | 'kind' | 'insurer' | 'plan';

/** Throws for a name without a row. */
export type IdOf = (noun: Noun, key: string) => number;

/** By e-mail, or name. */
export const FIND_IDS = statement(
  'demo.ids',
  /* sql */ `
    SELECT 'user' AS noun, email AS key, id FROM users
    UNION ALL SELECT 'professional', u.email, p.id FROM professionals p JOIN users u ON u.id = p.user_id
    UNION ALL SELECT 'room', name, id FROM rooms
    UNION ALL SELECT 'service', name, id FROM services
    UNION ALL SELECT 'specialty', name, id FROM specialties
    UNION ALL SELECT 'kind', professional_id || ' ' || name, id FROM consultation_kinds
    UNION ALL SELECT 'insurer', name, id FROM insurers
    UNION ALL SELECT 'plan', insurer_id || ' ' || name, id FROM insurer_plans`,
  { noun: oneOf<Noun>(), key: text, id: int },
);

export const ADD_DISCOUNT_RULES = insertInto('discount_rules', 'min_hours_per_day, discount_percentage, description');

export const ADD_SERVICES = insertInto('services', 'name, description, price, currency, duration_minutes, is_active');

export const ADD_USERS = insertInto(
  'users',
  `name, email, password_hash, role, phone, address, date_of_birth, emergency_contact_name, emergency_contact_phone,
    emergency_contact_relationship, email_confirmed_at, suspended_at, created_at`,
);

export const SET_PERMISSIONS = statement(
  'demo.permissions',
  /* sql */ `
    UPDATE users SET permission_set_id = (SELECT id FROM permission_sets WHERE built_in = 'desk')
    FROM jsonb_to_recordset($1::jsonb) AS r(email text) WHERE users.email = r.email`,
);

export const ADD_PICTURES = insertInto('pictures', 'id, content, created_at');

export const SET_PICTURES = statement(
  'demo.users-pictures',
  /* sql */ `
    UPDATE users SET picture_id = r.id FROM jsonb_to_recordset($1::jsonb) AS r(email text, id uuid)
    WHERE users.email = r.email`,
);

export const ADD_SPECIALTIES = insertInto(
  'specialties',
  'name, description, icon, keywords, slug, sort_order, form_config',
);

export const ADD_SPECIALTY_SLUGS = insertInto('specialty_slugs', 'slug, specialty_id');

export const ADD_PROFESSIONALS = insertInto(
  'professionals',
  `user_id, specialty_id, bio, fee, default_duration_minutes, license_number, slug, sort_order, overbookings_per_hour`,
);

export const ADD_PROFESSIONAL_SLUGS = insertInto('professional_slugs', 'slug, professional_id');

export const ADD_KINDS = insertInto(
  'consultation_kinds',
  'professional_id, name, duration_minutes, price, is_online, sort_order',
);

export const ADD_AVAILABILITY = insertInto(
  'professional_availability',
  'professional_id, weekday, start_minute, end_minute',
);

export const ADD_ABSENCES = insertInto(
  'unavailable_dates',
  'professional_id, date, reason, description, start_minute, end_minute',
);

export const ADD_ROOMS = insertInto('rooms', 'name, description, is_active, sort_order, hourly_rate');

export const ADD_ROOM_SPECIALTIES = insertInto('room_specialties', 'room_id, specialty_id');

export const ADD_ROOM_MONTHS = statement(
  'demo.room-months',
  /* sql */ `
    WITH given AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(room_id integer, year smallint, month smallint,
        template_name text, hours jsonb)
    ), added AS (
      INSERT INTO room_months (room_id, year, month, template_name)
      SELECT room_id, year, month, template_name FROM given RETURNING id, room_id, year, month
    )
    INSERT INTO room_month_hours (room_month_id, weekday, start_minute, end_minute)
    SELECT added.id, h.weekday, h."startMinute", h."endMinute"
    FROM added JOIN given USING (room_id, year, month)
    CROSS JOIN jsonb_to_recordset(given.hours) AS h(weekday smallint, "startMinute" smallint, "endMinute" smallint)`,
);

export const ADD_ROOM_OVERRIDES = statement(
  'demo.room-overrides',
  /* sql */ `
    WITH given AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(room_id integer, date date, notes text, hours jsonb)
    ), added AS (
      INSERT INTO room_day_overrides (room_id, date, notes) SELECT room_id, date, notes FROM given
      RETURNING id, room_id, date
    )
    INSERT INTO room_day_override_hours (room_day_override_id, start_minute, end_minute)
    SELECT added.id, h."startMinute", h."endMinute"
    FROM added JOIN given USING (room_id, date)
    CROSS JOIN jsonb_to_recordset(given.hours) AS h("startMinute" smallint, "endMinute" smallint)`,
);

export const ADD_RENTALS = insertInto(
  'room_bookings',
  `id, professional_id, room_id, starts_at, ends_at, notes, hourly_rate, base_cost, discount_percentage, discount_rule,
    discount_min_hours, final_cost, cancelled_at, created_at`,
);

export const ADD_APPOINTMENTS = insertInto(
  'appointments',
  `id, professional_id, room_id, patient_user_id, patient_name, patient_email, patient_phone, patient_birth_date,
    contact_name, notes, status, starts_at, ends_at, created_at, is_self_booked, is_of_account, overbooking_reason,
    cancelled_at, consultation_kind_id, consultation_kind_name, price`,
);

/** $1: members without a patient get one; dates of birth are filled in. As edited at the desk. */
export const ADD_PATIENTS = statement(
  'demo.patients',
  /* sql */ `
    WITH given AS (
      SELECT it.*, p.id
      FROM jsonb_to_recordset($1::jsonb) AS it(name text, email text, phone text, birth_date date)
        LEFT JOIN patients p ON p.name = it.name AND p.email = it.email
    ), added AS (
      INSERT INTO patients (id, name, email, phone, birth_date, known_by, created_at, changed_at)
      SELECT gen_random_uuid(), name, email, phone, birth_date, patient_keys(name, email, phone), $2, $2
      FROM given WHERE id IS NULL
    )
    UPDATE patients p SET birth_date = coalesce(p.birth_date, given.birth_date), changed_at = coalesce(p.changed_at, $2)
    FROM given WHERE p.id = given.id`,
);

export const FIND_PATIENTS = statement(
  'demo.find-patients',
  /* sql */ `
    SELECT id::text AS id, name, email, phone, birth_date::text AS "birthDate" FROM patients ORDER BY name, email`,
  { id: text, name: text, email: text, phone: nullable(text), birthDate: nullable(text) },
);

export const ADD_IDENTITIES = statement(
  'demo.identities',
  /* sql */ `
    WITH given AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS it(id uuid, birth_date date, number text, registered_sex text)
    ), added AS (
      INSERT INTO patient_identifiers (patient_id, kind, number, registered_sex)
      SELECT id, 'dni', number, registered_sex FROM given WHERE number IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING patient_id
    )
    UPDATE patients p SET birth_date = given.birth_date, registered_sex = given.registered_sex,
      state = CASE WHEN added.patient_id IS NULL THEN state ELSE 'validated' END, changed_at = $2
    FROM given LEFT JOIN added ON added.patient_id = given.id WHERE p.id = given.id`,
);

/** $1: by name and e-mail of both. */
export const ADD_RELATIONS = statement(
  'demo.relations',
  /* sql */ `
    INSERT INTO patient_relations (id, patient_id, relative_id, kind, may_book, may_see, is_told, agreed_by, agreed_at)
    SELECT gen_random_uuid(), p.id, r.id, it.kind, true, true, true, it.agreed_by, $2
    FROM jsonb_to_recordset($1::jsonb) AS it(patient_name text, patient_email text, relative_name text,
        relative_email text, kind text, agreed_by text)
      JOIN patients p ON p.name = it.patient_name AND p.email = it.patient_email
      JOIN patients r ON r.name = it.relative_name AND r.email = it.relative_email`,
);

export const ADD_VISITS = insertInto(
  'visits',
  'appointment_id, arrived_at, called_at, started_at, finished_at, status_before',
);

export const ADD_REQUESTS = insertInto(
  'appointment_requests',
  `id, specialty_id, specialty_name, patient_user_id, patient_name, patient_email, patient_phone, patient_birth_date,
    contact_name, preferred_date, preferred_time, form_data, form_config, status, admin_notes, professional_id, appointment_id, created_at`,
);

export const ADD_WAITING_LIST = insertInto(
  'waiting_list_entries',
  `id, professional_id, specialty_id, patient_user_id, patient_name, patient_email, patient_phone, hours, from_date,
    until_date, notice_hours, urgent_reason, status, created_at, version`,
);

/** To the entry of the freed slot's specialty. */
export const OFFER_FREED_TIME = statement(
  'demo.freed-time',
  /* sql */ `
    WITH freed AS (
      SELECT a.id, a.professional_id, a.room_id, a.starts_at, a.ends_at, e.id AS entry_id
      FROM appointments a JOIN professionals p ON p.id = a.professional_id
        JOIN waiting_list_entries e ON e.specialty_id = p.specialty_id AND e.urgent_reason IS NULL
      WHERE a.status = 'cancelled' AND a.starts_at > $1::timestamptz + interval '26 hours' AND NOT EXISTS (
        SELECT FROM room_occupancies o WHERE (o.room_id = a.room_id OR o.professional_id = a.professional_id)
          AND o.starts_at < a.ends_at AND o.ends_at > a.starts_at)
      ORDER BY a.starts_at, a.id LIMIT 1
    ), stretch AS (
      INSERT INTO waiting_list_stretches (id, professional_id, room_id, starts_at, ends_at, freed_by_id, is_by_hand,
        created_at, round, told_at, due_at, outcome)
      SELECT id, professional_id, room_id, starts_at, ends_at, id, false, $1, 1, $1, $1::timestamptz + interval '4 hours',
        'open' FROM freed
    ), hold AS (
      INSERT INTO holds (id, professional_id, room_id, starts_at, ends_at, expires_at, purpose, owner_id, created_at)
      SELECT id, professional_id, room_id, starts_at, ends_at, $1::timestamptz + interval '241 minutes', 'waiting_list',
        id::text, $1 FROM freed
    )
    INSERT INTO waiting_list_offers (id, entry_id, stretch_id, round, offered_at, answer_until, outcome)
    SELECT id, entry_id, id, 1, $1, $1::timestamptz + interval '4 hours', 'pending' FROM freed`,
);

export const ADD_ACTIVITY = insertInto(
  'activity_log',
  'at, actor_user_id, professional_id, action, changes_summary, year, month',
);

export const ADD_AUDIT = insertInto(
  'audit_events',
  'at, actor_user_id, action, entity, entity_id, called, fields, changes',
);

/** The seeded clinic is not news. */
export const FORGET_CHANGES = statement('demo.forget-changes', 'DELETE FROM noted_changes WHERE id > 0');
