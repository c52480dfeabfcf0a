import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Triggers write these notes. */
export class OfferChangesNoted1768100210001 implements MigrationInterface {
  /** One table's lock at a time, because a writer of two tables would deadlock. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, { noting, columns }] of Object.entries(DATED)) {
      await runner.query(/* sql */ `
CREATE OR REPLACE TRIGGER ${table}_offer_change AFTER INSERT OR DELETE OR UPDATE OF ${columns} ON ${table}
  FOR EACH ROW EXECUTE FUNCTION ${noting}();
CREATE OR REPLACE TRIGGER ${table}_offer_change_all AFTER TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION note_offer_change()`);
    }
    for (const table of UNDATED) {
      await runner.query(/* sql */ `
CREATE OR REPLACE TRIGGER ${table}_offer_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION note_offer_change()`);
    }
    await runner.query(/* sql */ `
CREATE OR REPLACE TRIGGER users_offer_change AFTER UPDATE ON users FOR EACH ROW EXECUTE FUNCTION note_account_change()`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** Columns that slots depend on. These tables have many rows, and updates of other columns may touch them all. */
const DATED = {
  room_occupancies: {
    noting: 'note_occupancy_change',
    columns: 'room_id, professional_id, starts_at, ends_at, appointment_id, room_booking_id',
  },
  unavailable_dates: { noting: 'note_absence_change', columns: 'professional_id, date, start_minute, end_minute' },
};

const UNDATED = [
  'settings',
  'specialties',
  'rooms',
  'room_specialties',
  'professionals',
  'professional_availability',
  'room_months',
  'room_month_hours',
  'room_day_overrides',
  'room_day_override_hours',
];
