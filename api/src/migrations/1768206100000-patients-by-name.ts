import type { MigrationInterface, QueryRunner } from 'typeorm';

import { createIndexConcurrently } from '../platform/database/online-changes';

/** Orders the list of patients. */
export class PatientsByName1768206100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, { name: 'patients_by_name', on: 'ON patients (lower(name), id)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX patients_by_name');
  }
}
