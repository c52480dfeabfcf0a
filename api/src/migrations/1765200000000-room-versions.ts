import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of rooms prevent lost updates. */
export class RoomVersions1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rooms ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
