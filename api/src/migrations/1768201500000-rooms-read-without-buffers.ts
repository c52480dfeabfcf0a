import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently, dropIndexConcurrently } from '../platform/database/online-changes';

/**
 * Includes buffers in the index, because room usage excludes them; reading the table was most of a large clinic's
 * yearly report. They fill unused bytes, so a booking writes no more than before.
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
