import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for requests by specialty and status. */
export class RequestsOfSpecialtyAndStatus1766220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE INDEX appointment_requests_of_specialty_status ON appointment_requests (specialty_id, status, created_at DESC, id DESC)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
