import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a professional is taken is read from the occupancies, by the dates asked for. */
export class OccupanciesOfProfessional1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      DROP INDEX room_occupancies_of_professional;
      CREATE INDEX room_occupancies_of_professional ON room_occupancies (professional_id, starts_at)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
