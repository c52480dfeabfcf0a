import type { Client } from 'pg';

import { numberFrom } from '../../bench/support/distribution';
import { withReleases } from '../../bench/support/trial';
import { withClient } from '../../src/platform/backup/restore';
import { migrate } from '../../src/platform/database/migrate';
import { generatePatients, type GeneratedPatient } from '../../src/testing/factories/generated-patients';
import { startTestApp, type TestApp } from '../../src/testing/harness/app';
import { storePatients } from '../../src/testing/harness/patient-identity';
import { adminUrlOf, prepareTemplate, TEST_SERVER_ENV } from '../../src/testing/harness/test-database';
import { startThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';

/** DRILL_PATIENTS patients, or `count`, in a database of their own; DRILL_SEED repeats a run. */
export function withGeneratedPatients<Result>(
  count: number,
  drill: (app: TestApp, patients: readonly GeneratedPatient[]) => Promise<Result>,
): Promise<Result> {
  return withReleases(async (defer) => {
    const postgres = await startThrowawayPostgres();
    defer(() => postgres.stop());
    await prepareTemplate(postgres, (url) => migrate(url));
    Object.assign(process.env, { [TEST_SERVER_ENV.url]: postgres.url, [TEST_SERVER_ENV.adminUrl]: postgres.adminUrl });
    const app = await startTestApp();
    defer(() => app.close());
    const patients = generatePatients(numberFrom('DRILL_PATIENTS', count), numberFrom('DRILL_SEED', 49));
    const start = performance.now();
    await loadAsAdmin(app, 'patients', async (admin) => {
      await storePatients(admin, patients);
      for (const statement of DERIVED) await admin.query(statement);
    });
    console.log(`${patients.length} patients stored in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    return drill(app, patients);
  });
}

/** As the skipped triggers would. */
const DERIVED = [
  `INSERT INTO search_words (word)
   SELECT DISTINCT word FROM patients, regexp_split_to_table(folded(name), '[^a-z]+') AS word
   WHERE length(word) BETWEEN 3 AND 40
   ON CONFLICT DO NOTHING`,
  'INSERT INTO patient_comparisons (patient_id) SELECT id FROM patients',
];

/** Skips triggers and foreign keys, and builds most indexes afterwards: minutes less. */
export async function loadAsAdmin({ db }: TestApp, table: string, load: (admin: Client) => Promise<unknown>) {
  await withClient(await adminUrlOf(db), async (admin) => {
    const { rows } = await admin.query<{ name: string; definition: string }>(INDEXES, [table]);
    await admin.query('SET session_replication_role = replica');
    for (const { name } of rows) await admin.query(`DROP INDEX ${name}`);
    await load(admin);
    for (const { definition } of rows) await admin.query(definition);
    await admin.query(`VACUUM ANALYZE ${table}`);
  });
}

const INDEXES = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index WHERE indrelid = $1::regclass AND NOT indisunique AND NOT indisexclusion`;
