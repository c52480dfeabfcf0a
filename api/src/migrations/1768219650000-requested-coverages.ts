import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** The payer that a patient names for a turno to come (ADR 162). */
export class RequestedCoverages1768219650000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['appointment_requests', 'waiting_list_entries']) {
      await runner.query(/* sql */ `
        ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS insurer_id integer, ADD COLUMN IF NOT EXISTS plan_id integer,
          ADD COLUMN IF NOT EXISTS member_number text`);
      const constraints = {
        insurer_id_fkey: 'FOREIGN KEY (insurer_id) REFERENCES insurers',
        plan_fkey: 'FOREIGN KEY (plan_id, insurer_id) REFERENCES insurer_plans (id, insurer_id)',
        coverage_check: 'CHECK (insurer_id IS NOT NULL OR num_nonnulls(plan_id, member_number) = 0)',
      };
      for (const [name, definition] of Object.entries(constraints))
        await addConstraint(runner, { table, name: `${table}_${name}`, definition });
      await createIndexConcurrently(runner, {
        name: `${table}_insurer_id`,
        on: `ON ${table} (insurer_id) WHERE insurer_id IS NOT NULL`,
      });
    }
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
