import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of all names and patients of all turnos, maintained by triggers from now on. */
export class ForgivingSearch1767800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WORDS);
    await runner.query(PATIENTS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const WORDS = /* sql */ `
-- The word, and the word without each of its letters, like the program's: near words share one of these.
CREATE FUNCTION shortened(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT array_append(array_agg(DISTINCT overlay(word PLACING '' FROM n FOR 1)), word)
    FROM generate_series(1, length(word)) AS n
  );

CREATE TABLE search_words (
  word text PRIMARY KEY,
  shortened text[] NOT NULL GENERATED ALWAYS AS (shortened(word)) STORED
);
CREATE INDEX search_words_near ON search_words USING gin (shortened);

CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  typed text;
BEGIN
  IF TG_TABLE_NAME IN ('appointments', 'appointment_requests') THEN
    typed := NEW.patient_name;
  ELSE
    typed := NEW.name;
  END IF;
  -- Known words are not touched, so that no writer waits for another. In order, against deadlocks.
  INSERT INTO search_words (word)
  SELECT DISTINCT it FROM regexp_split_to_table(folded(typed), '[^a-z]+') AS it
  WHERE length(it) BETWEEN 3 AND 40 AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = it)
  ORDER BY it
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER users_words AFTER INSERT OR UPDATE OF name ON users FOR EACH ROW EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER rooms_words AFTER INSERT OR UPDATE OF name ON rooms FOR EACH ROW EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER specialties_words AFTER INSERT OR UPDATE OF name ON specialties
  FOR EACH ROW EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER appointments_words AFTER INSERT OR UPDATE OF patient_name ON appointments
  FOR EACH ROW EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER appointment_requests_words AFTER INSERT OR UPDATE OF patient_name ON appointment_requests
  FOR EACH ROW EXECUTE FUNCTION keep_search_words();
`;

const PATIENTS = /* sql */ `
-- Each person whom turnos name, to be searched instead of them: ten times fewer. What is shown is read of the turnos.
-- The month of the latest is enough to look at those first who came of late, and is seldom written.
CREATE TABLE known_patients (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL,
  called text NOT NULL,
  searched text NOT NULL,
  latest timestamptz NOT NULL
);
CREATE INDEX known_patients_person ON known_patients (address, called);
CREATE INDEX known_patients_searched ON known_patients USING gin (searched gin_trgm_ops);
CREATE INDEX known_patients_latest ON known_patients (latest DESC);

-- Never waits, so that it cannot deadlock: a row that a colleague holds is passed over. A person may so have two rows,
-- or one without a turno, which finds nothing.
CREATE FUNCTION keep_known_patients() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  its_address text := lower(NEW.patient_email);
  its_name text := folded(NEW.patient_name);
  month timestamptz := date_trunc('month', NEW.starts_at, 'UTC');
  old_address text := lower(OLD.patient_email);
  old_name text := folded(OLD.patient_name);
  held bigint[];
BEGIN
  IF TG_OP <> 'DELETE' THEN
    -- Keeps the row from being deleted, and lets colleagues write turnos of the same person.
    PERFORM FROM known_patients AS k
    WHERE k.address = its_address AND k.called = its_name
      AND k.latest >= month AND strpos(k.searched, NEW.searched) > 0
    LIMIT 1 FOR KEY SHARE SKIP LOCKED;
    IF NOT FOUND THEN
      -- An earlier phone still finds its person.
      UPDATE known_patients AS k SET
        latest = greatest(k.latest, month),
        searched = CASE WHEN strpos(k.searched, NEW.searched) > 0 THEN k.searched
          ELSE k.searched || ' ' || NEW.searched END
      WHERE k.id = (
        SELECT free.id FROM known_patients AS free
        WHERE free.address = its_address AND free.called = its_name AND length(free.searched) < 2000
        LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED);
      IF NOT FOUND THEN
        INSERT INTO known_patients (address, called, searched, latest)
        VALUES (its_address, its_name, NEW.searched, month);
      END IF;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND (old_address, old_name) <> (its_address, its_name)) THEN
    IF NOT EXISTS (
      SELECT FROM appointments AS a WHERE lower(a.patient_email) = old_address AND folded(a.patient_name) = old_name
    ) THEN
      SELECT array_agg(it.id) INTO held FROM (
        SELECT k.id FROM known_patients AS k WHERE k.address = old_address AND k.called = old_name
        FOR UPDATE SKIP LOCKED) AS it;
      -- Whoever wrote a turno meanwhile held the row until their commit.
      DELETE FROM known_patients AS k WHERE k.id = ANY (held) AND NOT EXISTS (
        SELECT FROM appointments AS a WHERE lower(a.patient_email) = old_address AND folded(a.patient_name) = old_name);
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION forget_known_patients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE known_patients;
  RETURN NULL;
END $$;

CREATE TRIGGER appointments_patients AFTER INSERT OR DELETE ON appointments
  FOR EACH ROW EXECUTE FUNCTION keep_known_patients();
CREATE TRIGGER appointments_patients_changed AFTER UPDATE OF patient_name, patient_email, patient_phone, starts_at
  ON appointments FOR EACH ROW WHEN (
    (OLD.patient_name, OLD.patient_email, OLD.patient_phone, OLD.starts_at)
      IS DISTINCT FROM (NEW.patient_name, NEW.patient_email, NEW.patient_phone, NEW.starts_at))
  EXECUTE FUNCTION keep_known_patients();
CREATE TRIGGER appointments_patients_emptied AFTER TRUNCATE ON appointments
  FOR EACH STATEMENT EXECUTE FUNCTION forget_known_patients();
`;
