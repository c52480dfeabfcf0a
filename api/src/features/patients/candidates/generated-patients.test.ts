import { generatePatients } from '../../../testing/factories/generated-patients';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { judgeCandidates, judgeMerges, storePatients } from '../../../testing/harness/patient-identity';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('Among 500 generated patients nearly all doubles are proposed, and each merge by DNI is right', async () => {
  const patients = generatePatients(500, 7);
  await storePatients(app.db.pool, patients);
  await app.jobs.go('patient-candidates');
  const { found, certain, certainRight } = await judgeCandidates(app, patients);
  expect(found).toBeGreaterThanOrEqual(0.95);
  expect(certainRight).toBe(certain);
  const merges = await judgeMerges(app, patients);
  expect(merges.right).toBe(merges.made);
  expect(merges.missed).toBeLessThanOrEqual(2);
});
