import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Protects accounts from takeover; indexes foreign keys and expiry. */
export class AccountSafety1764320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [ACCOUNTS, INDEXES]) await runner.query(statements);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const ACCOUNTS = /* sql */ `
-- Null until a confirming link has confirmed its address. From then on it is good only together with its account's
-- session, which it brings the past appointments to.
ALTER TABLE email_tokens ADD COLUMN used_at timestamptz;

-- Where people signed in from lately: others' wrong passwords don't keep them out there. Hashes, no addresses.
CREATE TABLE sign_in_sources (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  source_hash bytea NOT NULL CHECK (length(source_hash) = 32),
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, source_hash)
);

-- Whoever suspends an account, and by whatever way: a session opened at the same moment waits for the row, and is refused.
CREATE FUNCTION end_sessions_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_suspended AFTER UPDATE OF suspended_at ON users FOR EACH ROW
  WHEN (NEW.suspended_at IS NOT NULL) EXECUTE FUNCTION end_sessions_of_suspended();
DELETE FROM sessions USING users WHERE users.id = sessions.user_id AND users.suspended_at IS NOT NULL;
`;

const INDEXES = /* sql */ `
-- A foreign key looks here when what it points at is deleted.
CREATE INDEX audit_events_actor ON audit_events (actor_user_id) WHERE actor_user_id IS NOT NULL;
CREATE INDEX appointments_of_room ON appointments (room_id);
CREATE INDEX room_bookings_of_room ON room_bookings (room_id);
CREATE INDEX room_occupancies_of_professional ON room_occupancies (professional_id);

-- Housekeeping finds by these what has expired.
CREATE INDEX email_tokens_expiry ON email_tokens (expires_at);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
CREATE INDEX rate_limits_expiry ON rate_limits (expire);
CREATE INDEX sign_in_sources_age ON sign_in_sources (last_used_at);
`;
