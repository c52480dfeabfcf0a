import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A professional's recurring rentals, so that they can be listed, ended and extended. */
export class RentalSeries1768200200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE rental_series (
        id uuid PRIMARY KEY,
        professional_id integer NOT NULL REFERENCES professionals,
        room_id integer NOT NULL REFERENCES rooms,
        every_weeks smallint NOT NULL,
        first_date date NOT NULL,
        until_date date NOT NULL,
        hours jsonb NOT NULL,
        notes text,
        created_at timestamptz NOT NULL,
        CONSTRAINT rental_series_every_weeks_check CHECK (every_weeks IN (1, 2)),
        CONSTRAINT rental_series_dates CHECK (first_date <= until_date),
        CONSTRAINT rental_series_hours_check CHECK (jsonb_typeof(hours) = 'array')
      );
      CREATE INDEX rental_series_of_professional ON rental_series (professional_id);
      CREATE INDEX rental_series_of_room ON rental_series (room_id)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
