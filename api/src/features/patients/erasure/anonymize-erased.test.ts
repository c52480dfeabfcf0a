import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { CANARY, CANARY_NAME as NAME, plantPatient } from '../../../testing/harness/planted-patient';
import { columnsWith } from '../../../testing/harness/tables-of-patients';

const ERASE = 'mutation ($id: ID!, $reason: String!) { erased: erasePatient(id: $id, reason: $reason) { id } }';
const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties');
  app.clock.now = MONDAY_8AM;
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<Row>(text, values)).rows;
const erase = (id: string, reason = 'Lo pidió por escrito') => dataOf(sendGraphQL(app, ERASE, { id, reason }, admin));

test('Ten years after the last turno the person is gone, and birth year and sex stay', async () => {
  const { id: professionalId } = await makeProfessional(app.db, { name: 'Laura Médica', overbookingsPerHour: 3 });
  const { id } = await plantPatient(app, { admin, professionalId, roomId: await makeRoom(app.db) });
  await rows("UPDATE patients SET registered_sex = 'F' WHERE id = $1", [id]);
  await erase(id, `Lo pidió ${NAME}`);
  const kept = () =>
    rows('SELECT identity IS NULL AS "isGone", birth_year FROM patient_erasures WHERE patient_id = $1', [id]);
  const names = async () =>
    (await rows<{ name: string }>('SELECT patient_name AS name FROM appointments ORDER BY starts_at')).map(
      ({ name }) => name,
    );
  app.clock.now = new Date('2036-06-01T11:00Z');
  await app.jobs.go('erased-patients');
  expect(await names()).toEqual(['Datos borrados', NAME]);
  expect(await kept()).toEqual([{ isGone: false, birth_year: 1911 }]);
  app.clock.now = new Date('2036-07-01T11:00Z');
  await app.jobs.go('erased-patients');
  expect(await kept()).toEqual([{ isGone: true, birth_year: 1911 }]);
  expect(await columnsWith(app, CANARY)).toEqual(['search_words.shortened', 'search_words.word']);
  expect(await rows('SELECT registered_sex AS sex FROM patients WHERE id = $1', [id])).toEqual([{ sex: 'F' }]);
  expect(await rows('SELECT overbooking_reason, cancellation_note FROM appointments ORDER BY starts_at')).toEqual([
    { overbooking_reason: 'Datos borrados', cancellation_note: null },
    { overbooking_reason: null, cancellation_note: 'Datos borrados' },
  ]);
});

test('A patient without turnos stays blocked for 30 days, in which a mistake is noticed', async () => {
  const { made } = await dataOf(sendGraphQL<{ made: { id: string } }>(app, CREATE, { input: { name: NAME } }, admin));
  await erase(made.id);
  const isGone = async (now: string) => {
    app.clock.now = new Date(now);
    await app.jobs.go('erased-patients');
    return (await rows('SELECT FROM patient_erasures WHERE identity IS NULL')).length > 0;
  };
  expect(await isGone('2026-06-30T11:00Z')).toBe(false);
  expect(await isGone('2026-07-02T11:00Z')).toBe(true);
});
