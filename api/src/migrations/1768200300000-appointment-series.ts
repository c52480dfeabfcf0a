import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Turnos booked together, weekly or fortnightly, have a series. */
export class AppointmentSeries1768200300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE IF NOT EXISTS appointment_series (
        id uuid PRIMARY KEY,
        every_weeks smallint NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT appointment_series_every_weeks_check CHECK (every_weeks IN (1, 2))
      )`);
    await runner.query('ALTER TABLE appointments ADD COLUMN IF NOT EXISTS series_id uuid');
    await createIndexConcurrently(runner, {
      name: 'appointments_of_series',
      on: 'ON appointments (series_id) WHERE series_id IS NOT NULL',
    });
    await addConstraint(runner, {
      table: 'appointments',
      name: 'appointments_series_id_fkey',
      definition: 'FOREIGN KEY (series_id) REFERENCES appointment_series',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
