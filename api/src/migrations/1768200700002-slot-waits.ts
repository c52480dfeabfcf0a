import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Daily wait for each professional's third free slot. */
export class SlotWaits1768200700002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE slot_waits (
        date date NOT NULL,
        professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE,
        -- null: there were not three as far as patients may book.
        days smallint,
        PRIMARY KEY (date, professional_id),
        CONSTRAINT slot_waits_date_check CHECK (isfinite(date)),
        CONSTRAINT slot_waits_days_check CHECK (days BETWEEN 0 AND 92)
      );
      CREATE INDEX slot_waits_of_professional ON slot_waits (professional_id)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
