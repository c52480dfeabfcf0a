import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Payments of a replaced turno count for the one given instead (ADR 165). */
export class PaymentsOfReplacedAppointments1768219700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE appointments ADD COLUMN IF NOT EXISTS replaced_by_id uuid');
    await createIndexConcurrently(runner, {
      name: 'appointments_replaced_by',
      on: 'ON appointments (replaced_by_id) WHERE replaced_by_id IS NOT NULL',
    });
    await addConstraint(runner, {
      table: 'appointments',
      name: 'appointments_replaced_by_id_fkey',
      definition: 'FOREIGN KEY (replaced_by_id) REFERENCES appointments ON DELETE SET NULL',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
