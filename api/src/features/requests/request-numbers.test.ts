import { makeSpecialty } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { startTestApp, type TestApp } from '../../testing/harness/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('An update numbers existing requests by age, and later ones continue', async () => {
  await app.db.pool.query(`
    ALTER TABLE appointment_requests DROP COLUMN searched, DROP COLUMN number CASCADE;
    DELETE FROM migrations WHERE name LIKE 'NumberedRequests%'`);
  const specialtyId = await makeSpecialty(app.db);
  const made = (createdAt: string) => makeRequest(app.db, { specialtyId, createdAt });
  const [younger, older] = [await made('2026-05-30T15:20:30Z'), await made('2026-05-29T15:20:30Z')];
  await app.db.migrate();
  const newest = await made('2026-05-31T15:20:30Z');
  const { rows } = await app.db.pool.query('SELECT id, number FROM appointment_requests ORDER BY number');
  expect(rows).toEqual([
    { id: older, number: 1001 },
    { id: younger, number: 1002 },
    { id: newest, number: 1003 },
  ]);
});
