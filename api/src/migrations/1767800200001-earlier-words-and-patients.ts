import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words and patients of rows older than the triggers. Separate, so that bookings are not blocked. */
export class EarlierWordsAndPatients1767800200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PATIENTS);
    await runner.query(WORDS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const PATIENTS = /* sql */ `
INSERT INTO known_patients (address, called, searched, latest)
SELECT lower(patient_email), folded(patient_name), left(string_agg(DISTINCT searched, ' '), 2000),
  date_trunc('month', max(starts_at), 'UTC')
FROM appointments GROUP BY 1, 2`;

// Last, because inserts of a new name wait for the same new word. Ordered like the triggers, to avoid deadlocks.
const WORDS = /* sql */ `
INSERT INTO search_words (word)
SELECT DISTINCT it
FROM (
  SELECT name FROM users UNION SELECT name FROM rooms UNION SELECT name FROM specialties
  UNION SELECT patient_name FROM appointments UNION SELECT patient_name FROM appointment_requests
) AS typed, regexp_split_to_table(folded(typed.name), '[^a-z]+') AS it
WHERE length(it) BETWEEN 3 AND 40
ORDER BY it
ON CONFLICT DO NOTHING`;
