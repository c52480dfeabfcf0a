import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts appointments by status, so that no query has to read them all. */
export class AppointmentTallies1764350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TALLIES);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TALLIES = /* sql */ `
-- The appointments of a status are the sum of its changes. Every writer adds rows of its own, so that none waits for
-- another; housekeeping folds them.
CREATE TABLE appointment_tallies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  status text NOT NULL,
  change integer NOT NULL
);

CREATE FUNCTION tally_appointments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO appointment_tallies (status, change) SELECT status, count(*) FROM new_rows GROUP BY status;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO appointment_tallies (status, change) SELECT status, -count(*) FROM old_rows GROUP BY status;
  ELSE
    INSERT INTO appointment_tallies (status, change)
    SELECT status, sum(change)
    FROM (SELECT status, 1 AS change FROM new_rows UNION ALL SELECT status, -1 FROM old_rows) AS changed
    GROUP BY status HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;

-- Not by DELETE, which would miss the row that is being folded at the moment.
CREATE FUNCTION forget_appointment_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE appointment_tallies;
  RETURN NULL;
END $$;

-- No writer comes between what is counted here and the triggers; readers go on.
LOCK TABLE appointments IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO appointment_tallies (status, change) SELECT status, count(*) FROM appointments GROUP BY status;

-- PostgreSQL gives the rows of a statement to triggers of one event, and of no columns in particular.
CREATE TRIGGER appointments_tally_insert AFTER INSERT ON appointments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_appointments();
CREATE TRIGGER appointments_tally_update AFTER UPDATE ON appointments
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_appointments();
CREATE TRIGGER appointments_tally_delete AFTER DELETE ON appointments
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_appointments();
CREATE TRIGGER appointments_emptied AFTER TRUNCATE ON appointments
  FOR EACH STATEMENT EXECUTE FUNCTION forget_appointment_tallies();

-- Also in a session that replays changes (session_replication_role), like the ones that keep the occupancies.
ALTER TABLE appointments ENABLE ALWAYS TRIGGER appointments_tally_insert, ENABLE ALWAYS TRIGGER appointments_tally_update,
  ENABLE ALWAYS TRIGGER appointments_tally_delete, ENABLE ALWAYS TRIGGER appointments_emptied;
`;
