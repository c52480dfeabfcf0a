import { numberFrom } from '../../bench/support/distribution';
import { withReleases } from '../../bench/support/trial';
import { migrate } from '../../src/platform/database/migrate';
import { generatePatients, type GeneratedPatient } from '../../src/testing/factories/generated-patients';
import { startTestApp, type TestApp } from '../../src/testing/harness/app';
import { storePatients } from '../../src/testing/harness/patient-identity';
import { prepareTemplate, TEST_SERVER_ENV } from '../../src/testing/harness/test-database';
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
    await storePatients(app, patients);
    return drill(app, patients);
  });
}
