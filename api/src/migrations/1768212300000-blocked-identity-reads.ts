import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently, dropIndexConcurrently } from '../platform/database/online-changes';

/** Readings of blocked identities have a reason, and erasures an author (ADR 158). */
export class BlockedIdentityReads1768212300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE patient_reads ADD COLUMN IF NOT EXISTS reason text');
    await addConstraint(runner, {
      table: 'patient_reads',
      name: 'patient_reads_reason_check',
      definition: 'CHECK (length(reason) BETWEEN 1 AND 500)',
    });
    await createIndexConcurrently(runner, PER_HOUR);
    await createIndexConcurrently(runner, { name: 'patient_reads_patient', on: 'ON patient_reads (patient_id)' });
    await dropIndexConcurrently(runner, 'patient_reads_hourly_unique');
    await runner.query('ALTER TABLE patient_erasures ADD COLUMN IF NOT EXISTS erased_by_id integer');
    await addConstraint(runner, {
      table: 'patient_erasures',
      name: 'patient_erasures_erased_by_id_fkey',
      definition: 'FOREIGN KEY (erased_by_id) REFERENCES users ON DELETE SET NULL',
    });
    await createIndexConcurrently(runner, {
      name: 'patient_erasures_erased_by',
      on: 'ON patient_erasures (erased_by_id) WHERE erased_by_id IS NOT NULL',
    });
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** As before, but a reading with a reason is noted beside one without. */
const PER_HOUR = {
  name: 'patient_reads_per_hour_unique',
  isUnique: true,
  on: `ON patient_reads (patient_id, (coalesce(actor_user_id, -actor_key_id)), date_bin('1 hour', at, '2000-01-01 00:00Z'))
    WHERE reason IS NULL`,
};
