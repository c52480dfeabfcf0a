import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a professional's occupancies by date. */
export class OccupanciesOfProfessional1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      -- The old one goes last: without it nobody could read meanwhile.
      CREATE INDEX room_occupancies_of_professional_at ON room_occupancies (professional_id, starts_at);
      DROP INDEX room_occupancies_of_professional;
      ALTER INDEX room_occupancies_of_professional_at RENAME TO room_occupancies_of_professional`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
