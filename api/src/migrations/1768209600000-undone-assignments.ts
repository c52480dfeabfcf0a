import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Lets reopenRequest undo exactly what assigning did. */
export class UndoneAssignments1768209600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointment_requests
        ADD COLUMN IF NOT EXISTS made_appointment boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS replaced_appointment_id uuid`);
    await createIndexConcurrently(runner, {
      name: 'appointment_requests_replaced',
      on: 'ON appointment_requests (replaced_appointment_id) WHERE replaced_appointment_id IS NOT NULL',
    });
    await addConstraint(runner, {
      table: 'appointment_requests',
      name: 'appointment_requests_replaced_appointment_id_fkey',
      definition: 'FOREIGN KEY (replaced_appointment_id) REFERENCES appointments ON DELETE SET NULL',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
