import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds constraints on upcoming time, then drops those on all time, so that one always applies. */
export class GuardsOfWhatIsToCome1768100400002 implements MigrationInterface {
  /** One short lock at a time: PostgreSQL reads the table once per constraint, and finds few rows. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, guard] of Object.entries(GUARDS)) {
      // A restart after a lock timeout continues with the rest.
      const found: unknown[] = await runner.query('SELECT FROM pg_constraint WHERE conname = $1', [name]);
      if (found.length > 0) continue;
      await runner.query(`ALTER TABLE room_occupancies ADD CONSTRAINT ${name} EXCLUDE USING gist ${guard}`);
    }
    for (const [table, name] of EARLIER) await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const GUARDS = {
  room_occupancies_room_free: '(room_id WITH =, professional_id WITH <>, during WITH &&) WHERE (is_guarded)',
  room_occupancies_professional_free:
    '(professional_id WITH =, during WITH &&) WHERE (is_guarded AND appointment_id IS NOT NULL)',
  room_occupancies_rental_free: '(room_id WITH =, during WITH &&) WHERE (is_guarded AND room_booking_id IS NOT NULL)',
};

const EARLIER = [
  ['appointments', 'appointments_professional_free'],
  ['appointments', 'appointments_room_free'],
  ['room_bookings', 'room_bookings_room_free'],
  ['room_occupancies', 'room_occupancies_one_professional'],
] as const;
