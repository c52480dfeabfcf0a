import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How soon and how far ahead patients may book a professional online. */
export class BookingRules1768200800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
CREATE TABLE booking_rules (
  professional_id integer PRIMARY KEY REFERENCES professionals ON DELETE CASCADE,
  notice_hours smallint CHECK (notice_hours BETWEEN 1 AND 720),
  horizon_days smallint CHECK (horizon_days BETWEEN 1 AND 365),
  version integer NOT NULL DEFAULT 1
)`);
    await runner.query(/* sql */ `
CREATE TRIGGER booking_rules_offer_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON booking_rules
  FOR EACH STATEMENT EXECUTE FUNCTION note_offer_change()`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
