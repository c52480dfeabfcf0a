import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A room may name the specialties that it serves; without any it serves all, as every room did. */
export class RoomsThatServeSpecialties1767600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE room_specialties (
        room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
        -- A room that served only this one would serve all without it, so it does not go along.
        specialty_id integer NOT NULL REFERENCES specialties,
        PRIMARY KEY (room_id, specialty_id)
      );
      CREATE INDEX room_specialties_of_specialty ON room_specialties (specialty_id)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
