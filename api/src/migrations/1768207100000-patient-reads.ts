import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Staff that opened a patient's data (ADR 152). */
export class PatientReads1768207100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    for (const { isUnique = false, ...index } of INDEXES) {
      await createIndexConcurrently(runner, { ...index, isUnique });
    }
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TABLE = /* sql */ `
CREATE TABLE IF NOT EXISTS patient_reads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  patient_id uuid NOT NULL CONSTRAINT patient_reads_patient_id_fkey REFERENCES patients ON DELETE CASCADE,
  at timestamptz NOT NULL,
  actor_user_id integer CONSTRAINT patient_reads_actor_user_id_fkey REFERENCES users ON DELETE SET NULL,
  actor_key_id integer CONSTRAINT patient_reads_actor_key_id_fkey REFERENCES api_keys
)`;

/** One row per actor and hour. Without its account a row has no actor, and equals no other one. */
const INDEXES = [
  {
    name: 'patient_reads_hourly_unique',
    isUnique: true,
    on: `ON patient_reads (patient_id, (coalesce(actor_user_id, -actor_key_id)), date_bin('1 hour', at, '2000-01-01 00:00Z'))`,
  },
  { name: 'patient_reads_age', on: 'ON patient_reads (at)' },
  { name: 'patient_reads_actor', on: 'ON patient_reads (actor_user_id) WHERE actor_user_id IS NOT NULL' },
];
