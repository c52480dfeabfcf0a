import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pending notifications about staff's changes of a turno (ADR 79). */
export class AppointmentNotices1767800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE appointment_notices (
  appointment_id uuid PRIMARY KEY REFERENCES appointments ON DELETE CASCADE,
  known jsonb NOT NULL,
  due_at timestamptz
);
CREATE INDEX appointment_notices_due ON appointment_notices (due_at) WHERE due_at IS NOT NULL;
`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
