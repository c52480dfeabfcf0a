import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently, dropIndexConcurrently } from '../platform/database/online-changes';

/**
 * How full rooms were is told without buffers, and to ask the table for them was most of what a year of a large clinic
 * took. In the index they fill bytes that were empty, so a booking writes as much as before.
 */
export class RoomsReadWithoutBuffers1768201500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'room_occupancies_of_room',
      on: `ON room_occupancies (room_id, starts_at)
        INCLUDE (ends_at, professional_id, buffer_before_minutes, buffer_after_minutes, room_booking_id, expires_at)`,
    });
    await dropIndexConcurrently(runner, 'room_occupancies_in_room');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
