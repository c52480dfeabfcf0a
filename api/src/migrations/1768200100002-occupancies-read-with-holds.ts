import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently, dropIndexConcurrently } from '../platform/database/online-changes';

/**
 * What free slots are read from tells rentals from all else, and what has lapsed. Versions that look for
 * appointment_id still find their rows by it, and ask the table for that column.
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
