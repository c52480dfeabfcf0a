import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records each write that affects free slots, so that a publication knows whether it is still valid. */
export class OfferChanges1768100210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
CREATE TABLE offer_changes (
  key uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The dates that it may be about, by whatever clock; null: all.
  first_date date,
  last_date date
);
CREATE INDEX offer_changes_expiry ON offer_changes (at);

CREATE FUNCTION note_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_changes (key) VALUES (gen_random_uuid());
  RETURN NULL;
END $$;

CREATE FUNCTION note_occupancy_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- No clock is more than a day from UTC. Without one of the two rows, its part is null and passed over.
  INSERT INTO offer_changes (key, first_date, last_date)
  VALUES (gen_random_uuid(), (least(OLD.starts_at, NEW.starts_at) AT TIME ZONE 'UTC')::date - 1,
    (greatest(OLD.ends_at, NEW.ends_at) AT TIME ZONE 'UTC')::date + 1);
  RETURN NULL;
END $$;

CREATE FUNCTION note_absence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_changes (key, first_date, last_date)
  VALUES (gen_random_uuid(), least(OLD.date, NEW.date), greatest(OLD.date, NEW.date));
  RETURN NULL;
END $$;

-- Patients' accounts have no part in it, and who becomes a professional is a new row there.
CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_changes (key) SELECT gen_random_uuid()
  WHERE EXISTS (SELECT FROM professionals WHERE user_id = NEW.id);
  RETURN NULL;
END $$;`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
