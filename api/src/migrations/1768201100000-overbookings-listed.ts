import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Index for the list of sobreturnos, newest first; they are few among a million turnos. */
export class OverbookingsListed1768201100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'appointments_overbookings',
      on: 'ON appointments (starts_at DESC, id DESC) WHERE overbooking_reason IS NOT NULL',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
