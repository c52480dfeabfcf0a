import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests get a number for the phone, and a search. */
export class NumberedRequests1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE SEQUENCE appointment_requests_number_seq AS integer START WITH 1001;
      ALTER TABLE appointment_requests ADD COLUMN number integer;
      UPDATE appointment_requests r SET number = by_age.number
      FROM (SELECT id, 1000 + row_number() OVER (ORDER BY created_at, id) AS number FROM appointment_requests) by_age
      WHERE by_age.id = r.id;
      SELECT setval('appointment_requests_number_seq', 1001 + count(*), false) FROM appointment_requests;
      ALTER TABLE appointment_requests ALTER COLUMN number SET NOT NULL,
        ALTER COLUMN number SET DEFAULT nextval('appointment_requests_number_seq');
      ALTER SEQUENCE appointment_requests_number_seq OWNED BY appointment_requests.number;
      CREATE UNIQUE INDEX appointment_requests_number_unique ON appointment_requests (number);

      ALTER TABLE appointment_requests ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (folded(
        'n.º ' || number || ' ' || patient_name || ' ' || patient_email || ' '
          || coalesce(patient_phone || ' ' || regexp_replace(patient_phone, '\\D', '', 'g'), '')
      )) STORED;
      CREATE INDEX appointment_requests_searched ON appointment_requests USING gin (searched gin_trgm_ops)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
