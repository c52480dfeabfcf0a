import { bool } from '../platform/database/columns';
import { statement } from '../platform/database/statement';

/**
 * One statement per table. $1 is a JSON array of rows: people by address, rooms and specialties by name, instants in
 * epoch minutes.
 */

export const LOCK_USERS = statement('demo.lock-users', /* sql */ `LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`);

export const HAS_USERS = statement('demo.has-users', /* sql */ `SELECT EXISTS (SELECT FROM users) AS "hasUsers"`, {
  hasUsers: bool,
});

export const SET_SETTINGS = statement(
  'demo.settings',
  /* sql */ `
    UPDATE settings SET clinic_name = r."clinicName", address = r.address, city = r.city,
      province = r.province, postal_code = r."postalCode", phone = r.phone,
      contact_email = r."contactEmail", timezone = r.timezone, default_hourly_cost = r."defaultHourlyCost"
    FROM jsonb_to_recordset($1::jsonb) AS r("clinicName" text, address text, city text, province text,
      "postalCode" text, phone text, "contactEmail" text,
      timezone text, "defaultHourlyCost" numeric)`,
);

export const ADD_DISCOUNT_RULES = statement(
  'demo.discount-rules',
  /* sql */ `
    INSERT INTO discount_rules (min_hours_per_day, discount_percentage, description)
    SELECT "minHoursPerDay", "discountPercentage", description
    FROM jsonb_to_recordset($1::jsonb) AS r("minHoursPerDay" numeric, "discountPercentage" numeric, description text)`,
);

export const ADD_SERVICES = statement(
  'demo.services',
  /* sql */ `
    INSERT INTO services (name, description, price, currency, duration_minutes, is_active)
    SELECT name, description, price, currency, "durationMinutes", "isActive"
    FROM jsonb_to_recordset($1::jsonb) AS r(name text, description text, price numeric, currency text,
      "durationMinutes" smallint, "isActive" boolean)`,
);

/** $2: the password hash of all. */
export const ADD_USERS = statement(
  'demo.users',
  /* sql */ `
    INSERT INTO users (name, email, password_hash, role, phone, address, date_of_birth, emergency_contact_name,
      emergency_contact_phone, emergency_contact_relationship, email_confirmed_at, suspended_at, created_at)
    SELECT name, email, $2::text, role, phone, address, "dateOfBirth", "emergencyContactName",
      "emergencyContactPhone", "emergencyContactRelationship", to_timestamp("emailConfirmedAt" * 60),
      to_timestamp("suspendedAt" * 60), to_timestamp("createdAt" * 60)
    FROM jsonb_to_recordset($1::jsonb) AS r(name text, email text, role text, phone text, address text,
      "dateOfBirth" date, "emergencyContactName" text, "emergencyContactPhone" text,
      "emergencyContactRelationship" text, "emailConfirmedAt" bigint, "suspendedAt" bigint, "createdAt" bigint)`,
);

/** $2: when they were drawn. */
export const ADD_PICTURES = statement(
  'demo.pictures',
  /* sql */ `
    WITH given AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(email text, id uuid, content text)
    ), added AS (
      INSERT INTO pictures (id, content, created_at) SELECT id, decode(content, 'base64'), $2::timestamptz FROM given
      RETURNING id
    )
    UPDATE users SET picture_id = added.id FROM given JOIN added USING (id) WHERE users.email = given.email`,
);

export const ADD_SPECIALTIES = statement(
  'demo.specialties',
  /* sql */ `
    WITH added AS (
      INSERT INTO specialties (name, description, icon, keywords, slug, sort_order, form_config)
      SELECT name, description, icon, keywords, slug, "sortOrder", "formConfig"
      FROM jsonb_to_recordset($1::jsonb) AS r(name text, description text, icon text, keywords text, slug text,
        "sortOrder" integer, "formConfig" jsonb)
      RETURNING slug, id
    )
    INSERT INTO specialty_slugs (slug, specialty_id) SELECT slug, id FROM added`,
);

export const ADD_PROFESSIONALS = statement(
  'demo.professionals',
  /* sql */ `
    WITH added AS (
      INSERT INTO professionals (user_id, specialty_id, bio, fee, default_duration_minutes, license_number, slug, sort_order,
        overbookings_per_hour)
      SELECT u.id, s.id, r.bio, r.fee, r."defaultDurationMinutes", r."licenseNumber", r.slug, r."sortOrder",
        r."overbookingsPerHour"
      FROM jsonb_to_recordset($1::jsonb) AS r(email text, specialty text, bio text, fee numeric,
        "defaultDurationMinutes" smallint, "licenseNumber" text, slug text, "sortOrder" integer,
        "overbookingsPerHour" smallint)
      JOIN users u ON u.email = r.email JOIN specialties s ON s.name = r.specialty
      ORDER BY r."sortOrder"
      RETURNING slug, id
    )
    INSERT INTO professional_slugs (slug, professional_id) SELECT slug, id FROM added`,
);

export const ADD_KINDS = statement(
  'demo.kinds',
  /* sql */ `
    INSERT INTO consultation_kinds (professional_id, name, duration_minutes, price, is_online, sort_order)
    SELECT p.id, r.name, r."durationMinutes", r.price, r."isOnline", r."sortOrder"
    FROM jsonb_to_recordset($1::jsonb) AS r(professional text, name text, "durationMinutes" smallint, price numeric,
      "isOnline" boolean, "sortOrder" integer)
    JOIN users u ON u.email = r.professional JOIN professionals p ON p.user_id = u.id`,
);

export const ADD_AVAILABILITY = statement(
  'demo.availability',
  /* sql */ `
    INSERT INTO professional_availability (professional_id, weekday, start_minute, end_minute)
    SELECT p.id, r.weekday, r."startMinute", r."endMinute"
    FROM jsonb_to_recordset($1::jsonb) AS r(professional text, weekday smallint, "startMinute" smallint,
      "endMinute" smallint)
    JOIN users u ON u.email = r.professional JOIN professionals p ON p.user_id = u.id`,
);

export const ADD_ABSENCES = statement(
  'demo.absences',
  /* sql */ `
    INSERT INTO unavailable_dates (professional_id, date, reason, description, start_minute, end_minute)
    SELECT p.id, r.date, r.reason, r.description, r."startMinute", r."endMinute"
    FROM jsonb_to_recordset($1::jsonb) AS r(professional text, date date, reason text, description text,
      "startMinute" smallint, "endMinute" smallint)
    JOIN users u ON u.email = r.professional JOIN professionals p ON p.user_id = u.id`,
);

export const ADD_ROOMS = statement(
  'demo.rooms',
  /* sql */ `
    INSERT INTO rooms (name, description, is_active, sort_order, hourly_rate)
    SELECT name, description, "isActive", "sortOrder", "hourlyRate"
    FROM jsonb_to_recordset($1::jsonb) AS r(name text, description text, "isActive" boolean, "sortOrder" integer,
      "hourlyRate" numeric)`,
);

export const ADD_ROOM_SPECIALTIES = statement(
  'demo.room-specialties',
  /* sql */ `
    INSERT INTO room_specialties (room_id, specialty_id)
    SELECT room.id, s.id
    FROM jsonb_to_recordset($1::jsonb) AS r(room text, specialty text)
    JOIN rooms room ON room.name = r.room JOIN specialties s ON s.name = r.specialty`,
);

export const ADD_ROOM_MONTHS = statement(
  'demo.room-months',
  /* sql */ `
    WITH given AS (
      SELECT room.id AS room_id, r.*
      FROM jsonb_to_recordset($1::jsonb) AS r(room text, year smallint, month smallint, "templateName" text,
        hours jsonb)
      JOIN rooms room ON room.name = r.room
    ), added AS (
      INSERT INTO room_months (room_id, year, month, template_name)
      SELECT room_id, year, month, "templateName" FROM given
      RETURNING id, room_id, year, month
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
      SELECT room.id AS room_id, r.*
      FROM jsonb_to_recordset($1::jsonb) AS r(room text, date date, notes text, hours jsonb)
      JOIN rooms room ON room.name = r.room
    ), added AS (
      INSERT INTO room_day_overrides (room_id, date, notes) SELECT room_id, date, notes FROM given
      RETURNING id, room_id, date
    )
    INSERT INTO room_day_override_hours (room_day_override_id, start_minute, end_minute)
    SELECT added.id, h."startMinute", h."endMinute"
    FROM added JOIN given USING (room_id, date)
    CROSS JOIN jsonb_to_recordset(given.hours) AS h("startMinute" smallint, "endMinute" smallint)`,
);

export const ADD_RENTALS = statement(
  'demo.rentals',
  /* sql */ `
    INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, notes, hourly_rate, base_cost,
      discount_percentage, discount_rule, discount_min_hours, final_cost, cancelled_at, created_at)
    SELECT r.id, p.id, room.id, to_timestamp(r."startsAt" * 60), to_timestamp(r."endsAt" * 60), r.notes,
      r."hourlyRate", r."baseCost", r."discountPercentage", r."discountRule", r."discountMinHours", r."finalCost",
      to_timestamp(r."cancelledAt" * 60), to_timestamp(r."createdAt" * 60)
    FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, professional text, room text, "startsAt" bigint, "endsAt" bigint,
      notes text, "hourlyRate" numeric, "baseCost" numeric, "discountPercentage" numeric, "discountRule" text, "discountMinHours" numeric,
      "finalCost" numeric, "cancelledAt" bigint, "createdAt" bigint)
    JOIN users u ON u.email = r.professional JOIN professionals p ON p.user_id = u.id
    JOIN rooms room ON room.name = r.room`,
);

export const ADD_APPOINTMENTS = statement(
  'demo.appointments',
  /* sql */ `
    INSERT INTO appointments (id, professional_id, room_id, patient_user_id, patient_name, patient_email,
      patient_phone, patient_birth_date, contact_name, notes, status, starts_at, ends_at, created_at, is_self_booked,
      is_of_account, overbooking_reason, cancelled_at, consultation_kind_id, consultation_kind_name, price)
    SELECT r.id, p.id, room.id, patient.id, r."patientName", r."patientEmail", r."patientPhone", r."patientBirthDate",
      r."contactName", r.notes, r.status,
      to_timestamp(r."startsAt" * 60), to_timestamp(r."endsAt" * 60), to_timestamp(r."createdAt" * 60),
      r."isSelfBooked", patient.id IS NOT NULL, r."overbookingReason", to_timestamp(r."cancelledAt" * 60),
      kind.id, kind.name, CASE WHEN kind.id IS NOT NULL THEN coalesce(kind.price, p.fee) END
    FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, professional text, room text, account text, "patientName" text,
      "patientEmail" text, "patientPhone" text, "patientBirthDate" date, "contactName" text, notes text, status text,
      "startsAt" bigint, "endsAt" bigint, "createdAt" bigint, "isSelfBooked" boolean, "overbookingReason" text,
      "cancelledAt" bigint)
    JOIN users u ON u.email = r.professional JOIN professionals p ON p.user_id = u.id
    JOIN rooms room ON room.name = r.room
    LEFT JOIN users patient ON patient.email = r.account
    LEFT JOIN LATERAL (SELECT k.* FROM consultation_kinds k WHERE k.professional_id = p.id AND k.is_online
      AND k.duration_minutes = r."endsAt" - r."startsAt" ORDER BY k.sort_order LIMIT 1) kind ON true`,
);

export const ADD_VISITS = statement(
  'demo.visits',
  /* sql */ `
    INSERT INTO visits (appointment_id, arrived_at, called_at, started_at, finished_at, status_before)
    SELECT appointment, to_timestamp("arrivedAt" * 60), to_timestamp("calledAt" * 60), to_timestamp("startedAt" * 60),
      to_timestamp("finishedAt" * 60), "statusBefore"
    FROM jsonb_to_recordset($1::jsonb) AS r(appointment uuid, "arrivedAt" bigint, "calledAt" bigint,
      "startedAt" bigint, "finishedAt" bigint, "statusBefore" text)
    ORDER BY "arrivedAt"`,
);

export const ADD_REQUESTS = statement(
  'demo.requests',
  /* sql */ `
    INSERT INTO appointment_requests (id, specialty_id, specialty_name, patient_user_id, patient_name, patient_email,
      patient_phone, preferred_date, preferred_time, form_data, form_config, status, admin_notes, professional_id,
      appointment_id, created_at)
    SELECT r.id, s.id, s.name, patient.id, r."patientName", r."patientEmail", r."patientPhone", r."preferredDate",
      r."preferredTime", r.answers, s.form_config, r.status, r."adminNotes", p.id, r.appointment,
      to_timestamp(r."createdAt" * 60)
    FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, specialty text, account text, "patientName" text,
      "patientEmail" text, "patientPhone" text, "preferredDate" date, "preferredTime" text, answers jsonb, status text,
      "adminNotes" text, professional text, appointment uuid, "createdAt" bigint)
    JOIN specialties s ON s.name = r.specialty
    LEFT JOIN users patient ON patient.email = r.account
    LEFT JOIN users u ON u.email = r.professional LEFT JOIN professionals p ON p.user_id = u.id
    ORDER BY r."createdAt"`,
);

export const ADD_ACTIVITY = statement(
  'demo.activity',
  /* sql */ `
    INSERT INTO activity_log (at, actor_user_id, professional_id, action, changes_summary, year, month)
    SELECT to_timestamp(r.at * 60), actor.id, p.id, r.action, r.summary, r.year, r.month
    FROM jsonb_to_recordset($1::jsonb) AS r(professional text, actor text, at bigint, action text, summary text,
      year smallint, month smallint)
    JOIN users u ON u.email = r.professional JOIN professionals p ON p.user_id = u.id
    JOIN users actor ON actor.email = r.actor
    ORDER BY r.at`,
);

export const ADD_AUDIT = statement(
  'demo.audit',
  /* sql */ `
    INSERT INTO audit_events (at, actor_user_id, action, entity, entity_id, called, fields, changes)
    SELECT to_timestamp(r.at * 60), actor.id, r.action, r.entity, coalesce(room.id::text, service.id::text, u.id::text, r.key),
      r.called, ARRAY(SELECT jsonb_array_elements_text(r.fields)), r.changes
    FROM jsonb_to_recordset($1::jsonb) AS r(at bigint, actor text, action text, entity text, key text, called text,
      fields jsonb, changes jsonb)
    JOIN users actor ON actor.email = r.actor
    LEFT JOIN rooms room ON r.entity = 'room' AND room.name = r.key
    LEFT JOIN services service ON r.entity = 'service' AND service.name = r.key
    LEFT JOIN users u ON r.entity = 'user' AND u.email = r.key
    ORDER BY r.at`,
);

/** The clinic is there from the start: nothing of it happened to anybody. */
export const FORGET_CHANGES = statement('demo.forget-changes', 'DELETE FROM noted_changes WHERE id > 0');
