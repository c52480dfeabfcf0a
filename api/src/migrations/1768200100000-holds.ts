import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time held until it expires, so that it can be offered to one person. */
export class Holds1768200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(KEPT);
    await runner.query(QUEUE);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TABLE = /* sql */ `
CREATE TABLE holds (
  id uuid PRIMARY KEY,
  professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  starts_at timestamptz NOT NULL CHECK (isfinite(starts_at)),
  ends_at timestamptz NOT NULL CHECK (isfinite(ends_at)),
  expires_at timestamptz NOT NULL CHECK (isfinite(expires_at)),
  purpose text NOT NULL CHECK (purpose IN ('waiting_list', 'absence')),
  -- Of the feature of that purpose, which alone knows what it is.
  owner_id text NOT NULL CHECK (length(owner_id) BETWEEN 1 AND 100),
  -- Neither: the product itself.
  actor_user_id integer REFERENCES users ON DELETE SET NULL,
  actor_key_id integer REFERENCES api_keys,
  created_at timestamptz NOT NULL,
  CONSTRAINT holds_whole_minutes CHECK (extract(epoch FROM starts_at) % 60 = 0 AND extract(epoch FROM ends_at) % 60 = 0),
  CONSTRAINT holds_length CHECK (ends_at - starts_at BETWEEN interval '5 minutes' AND interval '8 hours')
);
CREATE INDEX holds_of_professional ON holds (professional_id);
CREATE INDEX holds_of_room ON holds (room_id);
CREATE INDEX holds_of_owner ON holds (purpose, owner_id);
CREATE INDEX holds_expiry ON holds (expires_at);
CREATE INDEX holds_actor ON holds (actor_user_id) WHERE actor_user_id IS NOT NULL;
CREATE INDEX holds_key ON holds (actor_key_id) WHERE actor_key_id IS NOT NULL`;

const KEPT = /* sql */ `
CREATE FUNCTION keep_hold_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO room_occupancies (room_id, professional_id, starts_at, ends_at, hold_id, expires_at)
    VALUES (NEW.room_id, NEW.professional_id, NEW.starts_at, NEW.ends_at, NEW.id, NEW.expires_at);
  ELSE
    UPDATE room_occupancies
    SET room_id = NEW.room_id, professional_id = NEW.professional_id, starts_at = NEW.starts_at, ends_at = NEW.ends_at,
      expires_at = NEW.expires_at
    WHERE hold_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER holds_queue BEFORE INSERT OR UPDATE OF professional_id, room_id, starts_at, ends_at
  ON holds FOR EACH ROW EXECUTE FUNCTION queue_for_occupancy();
CREATE TRIGGER holds_occupancy AFTER INSERT OR UPDATE OF professional_id, room_id, starts_at, ends_at, expires_at
  ON holds FOR EACH ROW EXECUTE FUNCTION keep_hold_occupancy();
ALTER TABLE holds ENABLE ALWAYS TRIGGER holds_queue, ENABLE ALWAYS TRIGGER holds_occupancy`;

const QUEUE = /* sql */ `
-- What has lapsed by then is out of the way, whether or not housekeeping has come by. By id, so that two who meet the
-- same ones wait for each other in one order.
CREATE FUNCTION lock_occupancy(rooms integer[], professionals integer[], present timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_occupancy(rooms, professionals);
  DELETE FROM holds WHERE id = ANY (ARRAY(
    SELECT h.id FROM holds AS h
    WHERE h.expires_at <= present AND (h.room_id = ANY (rooms) OR h.professional_id = ANY (professionals))
    ORDER BY h.id FOR UPDATE));
END $$`;
