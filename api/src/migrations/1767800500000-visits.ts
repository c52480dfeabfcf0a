import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When patients arrive, are called in, are seen and leave. */
export class Visits1767800500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      -- As many as there are codes of a letter and two digits.
      CREATE SEQUENCE visits_ticket_number_seq AS integer MAXVALUE 2376 CYCLE;
      CREATE TABLE visits (
        appointment_id uuid PRIMARY KEY REFERENCES appointments ON DELETE CASCADE,
        arrived_at timestamptz NOT NULL,
        called_at timestamptz,
        started_at timestamptz,
        finished_at timestamptz,
        ticket_number integer NOT NULL DEFAULT nextval('visits_ticket_number_seq'),
        status_before text,
        CONSTRAINT visits_called_check CHECK (called_at >= arrived_at),
        CONSTRAINT visits_started_check CHECK (started_at >= coalesce(called_at, arrived_at)),
        CONSTRAINT visits_finished_check CHECK (finished_at >= coalesce(started_at, called_at, arrived_at)),
        CONSTRAINT visits_status_before_check CHECK (
          status_before IS NULL OR finished_at IS NOT NULL AND status_before IN ('pending', 'confirmed'))
      );
      ALTER SEQUENCE visits_ticket_number_seq OWNED BY visits.ticket_number;
      CREATE INDEX visits_called ON visits (called_at) WHERE called_at IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
