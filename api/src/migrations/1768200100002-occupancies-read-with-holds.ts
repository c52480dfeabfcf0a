import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently, dropIndexConcurrently } from '../platform/database/online-changes';

/**
 * Index for free slots that distinguishes rentals, other occupancies and expired holds. Versions that search by
 * appointment_id still find their rows by it, and read that column from the table.
 */
export class OccupanciesReadWithHolds1768200100002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'room_occupancies_in_room',
      on: 'ON room_occupancies (room_id, starts_at) INCLUDE (ends_at, professional_id, room_booking_id, expires_at)',
    });
    await dropIndexConcurrently(runner, 'room_occupancies_of_room');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
