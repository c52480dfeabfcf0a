/** Appointments, rentals, and who occupies a room when. */
export const OCCUPANCY = /* sql */ `
CREATE TABLE appointments (
  id uuid PRIMARY KEY,
  professional_id integer NOT NULL REFERENCES professionals,
  room_id integer NOT NULL REFERENCES rooms,
  patient_user_id integer REFERENCES users ON DELETE SET NULL,
  patient_name text NOT NULL,
  patient_email text NOT NULL,
  patient_phone text,
  notes text,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'confirmed', 'completed', 'cancelled', 'no_show')),
  starts_at timestamptz NOT NULL CHECK (isfinite(starts_at)),
  ends_at timestamptz NOT NULL CHECK (isfinite(ends_at)),
  during tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(starts_at, ends_at, '[)')) STORED,
  duration_minutes smallint NOT NULL
    GENERATED ALWAYS AS (extract(epoch FROM ends_at - starts_at) / 60) STORED
    CHECK (duration_minutes BETWEEN 5 AND 480),
  -- Whether it holds its time: cancelled and absent ones free it.
  is_live boolean NOT NULL GENERATED ALWAYS AS (status IN ('pending', 'confirmed', 'completed')) STORED,
  created_at timestamptz NOT NULL,
  CONSTRAINT appointments_whole_minutes CHECK (extract(epoch FROM starts_at) % 60 = 0 AND extract(epoch FROM ends_at) % 60 = 0),
  CONSTRAINT appointments_professional_free
    EXCLUDE USING gist (professional_id WITH =, during WITH &&) WHERE (is_live),
  CONSTRAINT appointments_room_free
    EXCLUDE USING gist (room_id WITH =, during WITH &&) WHERE (is_live)
);
CREATE INDEX appointments_of_professional ON appointments (professional_id, starts_at);
CREATE INDEX appointments_newest ON appointments (starts_at DESC, id DESC);
CREATE INDEX appointments_of_patient ON appointments (patient_user_id, starts_at) WHERE patient_user_id IS NOT NULL;
CREATE INDEX appointments_patient_email ON appointments (lower(patient_email));

CREATE TABLE room_bookings (
  id uuid PRIMARY KEY,
  professional_id integer NOT NULL REFERENCES professionals,
  room_id integer NOT NULL REFERENCES rooms,
  starts_at timestamptz NOT NULL CHECK (isfinite(starts_at)),
  ends_at timestamptz NOT NULL CHECK (isfinite(ends_at)),
  during tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(starts_at, ends_at, '[)')) STORED,
  notes text,
  -- The price as agreed when it was booked: later changes of rates and rules touch nothing made before.
  hourly_rate numeric(12,2) NOT NULL CHECK (hourly_rate >= 0),
  base_cost numeric(12,2) NOT NULL CHECK (base_cost >= 0),
  discount_percentage numeric(5,2) NOT NULL DEFAULT 0 CHECK (discount_percentage BETWEEN 0 AND 100),
  discount_rule text,
  final_cost numeric(12,2) NOT NULL CHECK (final_cost BETWEEN 0 AND base_cost),
  cancelled_at timestamptz,
  is_live boolean NOT NULL GENERATED ALWAYS AS (cancelled_at IS NULL) STORED,
  created_at timestamptz NOT NULL,
  -- Within one date, of which the longest is the one whose clock is set back.
  CHECK (starts_at < ends_at AND ends_at - starts_at <= interval '25 hours'),
  CONSTRAINT room_bookings_whole_minutes CHECK (extract(epoch FROM starts_at) % 60 = 0 AND extract(epoch FROM ends_at) % 60 = 0),
  CONSTRAINT room_bookings_room_free
    EXCLUDE USING gist (room_id WITH =, during WITH &&) WHERE (is_live)
);
CREATE INDEX room_bookings_of_professional ON room_bookings (professional_id, starts_at);

-- Every live appointment and rental once, so that one constraint can say what neither table can alone:
-- time in a room belongs to one professional. (Two of the same professional may lie over each other here:
-- their appointments inside their own rental; each table forbids its own doubles.)
CREATE TABLE room_occupancies (
  room_id integer NOT NULL REFERENCES rooms,
  professional_id integer NOT NULL REFERENCES professionals,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  during tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(starts_at, ends_at, '[)')) STORED CHECK (NOT isempty(during)),
  appointment_id uuid UNIQUE REFERENCES appointments ON DELETE CASCADE,
  room_booking_id uuid UNIQUE REFERENCES room_bookings ON DELETE CASCADE,
  CHECK (num_nonnulls(appointment_id, room_booking_id) = 1),
  CONSTRAINT room_occupancies_one_professional
    EXCLUDE USING gist (room_id WITH =, professional_id WITH <>, during WITH &&)
);
-- Holds all that the offer of slots reads. The constraint's own index would do, at several times the price.
CREATE INDEX room_occupancies_of_room ON room_occupancies (room_id, starts_at)
  INCLUDE (ends_at, professional_id, appointment_id);
`;

/** Keeps that table up to date and makes its writers take turns. */
export const OCCUPANCY_GUARD = /* sql */ `
-- Writers of one room, and then of one professional, queue up instead of meeting inside the exclusion
-- constraints, where hundreds of them deadlock. Always rooms before professionals, lower ids before higher.
-- A transaction that writes several appointments or rentals calls this first, with all that it will touch: row by row
-- the triggers below would take the same queues in the order of the rows. If it changes present rows, it locks these
-- before (FOR UPDATE, appointments then rentals, by id), and rows of rooms and professionals after.
CREATE FUNCTION lock_occupancy(rooms integer[], professionals integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  room_class CONSTANT integer := 1;
  professional_class CONSTANT integer := 2;
  id integer;
BEGIN
  FOR id IN SELECT DISTINCT unnest(rooms) ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(room_class, id);
  END LOOP;
  FOR id IN SELECT DISTINCT unnest(professionals) ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(professional_class, id);
  END LOOP;
END $$;

CREATE FUNCTION queue_for_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM lock_occupancy(ARRAY[OLD.room_id, NEW.room_id], ARRAY[OLD.professional_id, NEW.professional_id]);
  ELSE
    PERFORM lock_occupancy(ARRAY[NEW.room_id], ARRAY[NEW.professional_id]);
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION keep_appointment_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_live THEN
    INSERT INTO room_occupancies (room_id, professional_id, starts_at, ends_at, appointment_id)
    VALUES (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at, NEW.id)
    ON CONFLICT (appointment_id) DO UPDATE
      SET room_id = excluded.room_id, professional_id = excluded.professional_id,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at;
  ELSE
    DELETE FROM room_occupancies WHERE appointment_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_room_booking_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_live THEN
    INSERT INTO room_occupancies (room_id, professional_id, starts_at, ends_at, room_booking_id)
    VALUES (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at, NEW.id)
    ON CONFLICT (room_booking_id) DO UPDATE
      SET room_id = excluded.room_id, professional_id = excluded.professional_id,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at;
  ELSE
    DELETE FROM room_occupancies WHERE room_booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER appointments_queue BEFORE INSERT OR UPDATE OF professional_id, room_id, starts_at, ends_at, status
  ON appointments FOR EACH ROW EXECUTE FUNCTION queue_for_occupancy();
CREATE TRIGGER appointments_occupancy AFTER INSERT OR UPDATE OF professional_id, room_id, starts_at, ends_at, status
  ON appointments FOR EACH ROW EXECUTE FUNCTION keep_appointment_occupancy();
CREATE TRIGGER room_bookings_queue BEFORE INSERT OR UPDATE OF professional_id, room_id, starts_at, ends_at, cancelled_at
  ON room_bookings FOR EACH ROW EXECUTE FUNCTION queue_for_occupancy();
CREATE TRIGGER room_bookings_occupancy AFTER INSERT OR UPDATE OF professional_id, room_id, starts_at, ends_at, cancelled_at
  ON room_bookings FOR EACH ROW EXECUTE FUNCTION keep_room_booking_occupancy();

-- A row written by hand would sell time twice, or never. Only the triggers above and the foreign keys' cascades write.
CREATE FUNCTION refuse_occupancy_by_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'room_occupancies is kept by appointments and room_bookings' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;

-- After, when a TRUNCATE of rooms has emptied the appointments and rentals too.
CREATE FUNCTION refuse_lost_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM appointments WHERE is_live) OR EXISTS (SELECT FROM room_bookings WHERE is_live) THEN
    RAISE EXCEPTION 'room_occupancies is kept by appointments and room_bookings' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER room_occupancies_kept BEFORE INSERT OR UPDATE OR DELETE
  ON room_occupancies FOR EACH STATEMENT EXECUTE FUNCTION refuse_occupancy_by_hand();
CREATE TRIGGER room_occupancies_emptied AFTER TRUNCATE
  ON room_occupancies FOR EACH STATEMENT EXECUTE FUNCTION refuse_lost_occupancy();

-- Also in a session that replays changes (session_replication_role), which skips ordinary triggers.
ALTER TABLE appointments ENABLE ALWAYS TRIGGER appointments_queue, ENABLE ALWAYS TRIGGER appointments_occupancy;
ALTER TABLE room_bookings ENABLE ALWAYS TRIGGER room_bookings_queue, ENABLE ALWAYS TRIGGER room_bookings_occupancy;
ALTER TABLE room_occupancies ENABLE ALWAYS TRIGGER room_occupancies_kept, ENABLE ALWAYS TRIGGER room_occupancies_emptied;
`;
