import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mail tokens and profile pictures. */
export class AccountsAndMail1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [ACCOUNTS, MAIL]) await runner.query(statements);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const ACCOUNTS = /* sql */ `
-- Links that were mailed and not yet used. The token itself is only in the mail.
CREATE TABLE email_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm-email', 'password-reset')),
  -- Where it was sent: it proves this address and no later one.
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_tokens_user ON email_tokens (user_id, purpose);

-- Square WebP, as served.
CREATE TABLE pictures (
  id uuid PRIMARY KEY,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL
);
UPDATE users SET picture_id = NULL WHERE picture_id IS NOT NULL;
ALTER TABLE users ADD CONSTRAINT users_picture FOREIGN KEY (picture_id) REFERENCES pictures;
CREATE UNIQUE INDEX users_picture_unique ON users (picture_id) WHERE picture_id IS NOT NULL;

-- A picture lives as long as somebody shows it.
CREATE FUNCTION drop_unshown_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pictures WHERE id = OLD.picture_id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_picture_replaced AFTER UPDATE OF picture_id ON users FOR EACH ROW
  WHEN (OLD.picture_id IS DISTINCT FROM NEW.picture_id) EXECUTE FUNCTION drop_unshown_picture();
CREATE TRIGGER users_picture_left AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.picture_id IS NOT NULL) EXECUTE FUNCTION drop_unshown_picture();
`;

const MAIL = /* sql */ `
ALTER TABLE appointments
  -- Rises with every change that the patient is told of: the SEQUENCE of its calendar file.
  ADD COLUMN sequence integer NOT NULL DEFAULT 0,
  -- When its time last changed; null as long as it never did.
  ADD COLUMN moved_at timestamptz,
  -- The start for which a reminder was decided on, whether or not one was due; another start is decided anew.
  ADD COLUMN reminded_for timestamptz;

-- Mails about appointments that have left: each kind once per state of the appointment.
CREATE TABLE appointment_mails (
  appointment_id uuid NOT NULL REFERENCES appointments ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('appointment-received', 'appointment-confirmed', 'appointment-moved',
                                     'appointment-cancelled', 'appointment-reminder')),
  sequence integer NOT NULL,
  starts_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (appointment_id, kind, sequence)
);
CREATE UNIQUE INDEX appointment_mails_one_reminder ON appointment_mails (appointment_id, starts_at)
  WHERE kind = 'appointment-reminder';

-- Keys that sign what this clinic mails: 244 random bits each.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  key bytea NOT NULL CHECK (length(key) = 32)
);
INSERT INTO secrets (name, key)
VALUES ('cancel-link', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));
`;
