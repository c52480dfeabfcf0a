import type { MigrationInterface, QueryRunner } from 'typeorm';

import { OCCUPANCY, OCCUPANCY_GUARD } from './opening/occupancy';

/**
 * People, rooms, their hours, appointments and rentals. In every table: instants are timestamptz; wall times are
 * minutes of the clinic's day (0..1440) with a date or a weekday. `weekday` follows ISO 8601, Monday = 1 to Sunday = 7;
 * money is numeric(12,2).
 */
export class Opening1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [SETTINGS, PEOPLE, ROOMS, OCCUPANCY, OCCUPANCY_GUARD, RECORDS]) {
      await runner.query(statements);
    }
  }

  async down(): Promise<void> {
    throw new Error('The opening migration has no way back: drop the database instead.');
  }
}

const SETTINGS = /* sql */ `
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE settings (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  clinic_name text NOT NULL DEFAULT 'Centro Médico',
  address text,
  phone text,
  contact_email text,
  timezone text NOT NULL DEFAULT 'America/Argentina/Buenos_Aires',
  locale text NOT NULL DEFAULT 'es-AR',
  currency text NOT NULL DEFAULT 'ARS',
  country_code text NOT NULL DEFAULT '+54',
  default_start_minute smallint NOT NULL DEFAULT 540 CHECK (default_start_minute BETWEEN 0 AND 1440),
  default_end_minute smallint NOT NULL DEFAULT 1020 CHECK (default_end_minute BETWEEN 0 AND 1440),
  lunch_start_minute smallint NOT NULL DEFAULT 720 CHECK (lunch_start_minute BETWEEN 0 AND 1440),
  lunch_end_minute smallint NOT NULL DEFAULT 780 CHECK (lunch_end_minute BETWEEN 0 AND 1440),
  week_starts_on text NOT NULL DEFAULT 'monday' CHECK (week_starts_on IN ('sunday', 'monday')),
  default_hourly_cost numeric(12,2) NOT NULL DEFAULT 0 CHECK (default_hourly_cost >= 0)
);
INSERT INTO settings DEFAULT VALUES;

CREATE TABLE discount_rules (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  min_hours_per_day numeric(5,2) NOT NULL DEFAULT 0 CHECK (min_hours_per_day >= 0),
  discount_percentage numeric(5,2) NOT NULL DEFAULT 0 CHECK (discount_percentage BETWEEN 0 AND 100),
  description text NOT NULL
);

CREATE TABLE services (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price numeric(12,2) NOT NULL DEFAULT 0 CHECK (price >= 0),
  currency text NOT NULL DEFAULT 'ARS' CHECK (currency IN ('ARS', 'USD', 'EUR')),
  duration_minutes smallint NOT NULL DEFAULT 30 CHECK (duration_minutes > 0),
  is_active boolean NOT NULL DEFAULT true
);
`;

const PEOPLE = /* sql */ `
CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('admin', 'professional', 'user')),
  phone text,
  address text,
  date_of_birth date CHECK (isfinite(date_of_birth)),
  emergency_contact_name text,
  emergency_contact_phone text,
  emergency_contact_relationship text,
  -- A new picture has a new id, so that its address can be cached for good.
  picture_id uuid,
  email_confirmed_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_email_unique ON users (lower(email));

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE specialties (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  icon text,
  is_active boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL DEFAULT 0,
  form_config jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(form_config) = 'array')
);
CREATE UNIQUE INDEX specialties_name_unique ON specialties (lower(name));

CREATE TABLE professionals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL UNIQUE REFERENCES users,
  specialty_id integer REFERENCES specialties,
  bio text NOT NULL DEFAULT '',
  fee numeric(12,2) CHECK (fee >= 0),
  default_duration_minutes smallint CHECK (default_duration_minutes BETWEEN 5 AND 480),
  sort_order integer NOT NULL DEFAULT 0 CHECK (sort_order >= 0),
  is_public boolean NOT NULL DEFAULT true
);
CREATE INDEX professionals_specialty ON professionals (specialty_id);

CREATE TABLE professional_availability (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  start_minute smallint NOT NULL CHECK (start_minute >= 0),
  end_minute smallint NOT NULL CHECK (end_minute <= 1440),
  CHECK (start_minute < end_minute),
  CONSTRAINT professional_availability_no_overlap
    EXCLUDE USING gist (professional_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&)
);

CREATE TABLE unavailable_dates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE,
  date date NOT NULL CHECK (isfinite(date)),
  reason text NOT NULL CHECK (reason IN ('vacation', 'sick_leave', 'personal_day', 'holiday', 'other')),
  description text,
  -- An all-day absence is 0..1440, so that readers need no second case.
  start_minute smallint NOT NULL DEFAULT 0 CHECK (start_minute >= 0),
  end_minute smallint NOT NULL DEFAULT 1440 CHECK (end_minute <= 1440),
  CHECK (start_minute < end_minute)
);
CREATE INDEX unavailable_dates_of ON unavailable_dates (professional_id, date);
`;

const ROOMS = /* sql */ `
CREATE TABLE rooms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_active boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL DEFAULT 0 CHECK (sort_order >= 0),
  hourly_rate numeric(12,2) NOT NULL DEFAULT 0 CHECK (hourly_rate >= 0)
);
CREATE UNIQUE INDEX rooms_name_unique ON rooms (lower(name));

-- A month without a row here is not configured: the room is closed all of it.
CREATE TABLE room_months (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  year smallint NOT NULL CHECK (year BETWEEN 1900 AND 9999),
  month smallint NOT NULL CHECK (month BETWEEN 1 AND 12),
  template_name text NOT NULL,
  UNIQUE (room_id, year, month)
);

CREATE TABLE room_month_hours (
  room_month_id integer NOT NULL REFERENCES room_months ON DELETE CASCADE,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  start_minute smallint NOT NULL CHECK (start_minute >= 0),
  end_minute smallint NOT NULL CHECK (end_minute <= 1440),
  CHECK (start_minute < end_minute),
  CONSTRAINT room_month_hours_no_overlap
    EXCLUDE USING gist (room_month_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&)
);

-- A dated override replaces the weekly hours of that date; without hours of its own the room is closed.
CREATE TABLE room_day_overrides (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  date date NOT NULL CHECK (isfinite(date)),
  notes text,
  UNIQUE (room_id, date)
);

CREATE TABLE room_day_override_hours (
  room_day_override_id integer NOT NULL REFERENCES room_day_overrides ON DELETE CASCADE,
  start_minute smallint NOT NULL CHECK (start_minute >= 0),
  end_minute smallint NOT NULL CHECK (end_minute <= 1440),
  CHECK (start_minute < end_minute),
  CONSTRAINT room_day_override_hours_no_overlap
    EXCLUDE USING gist (room_day_override_id WITH =, int4range(start_minute, end_minute) WITH &&)
);
`;

const RECORDS = /* sql */ `
-- What a retried request created the first time.
CREATE TABLE idempotency_keys (
  actor text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  -- Null until the request that claimed the key has created something.
  result_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (actor, key)
);

-- Counters of rate-limiter-flexible, which names the columns. Keys are hashes: no addresses of people.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- Who changed what. Ids and field names only: never names, addresses or notes of people.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_user_id integer REFERENCES users ON DELETE SET NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  fields text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_of ON audit_events (entity, entity_id);
`;
