import { makeProfessional, makeSpecialty } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;
let specialtyId: number;
let laura: number;
let hidden: number;

beforeAll(async () => {
  app = await startTestApp();
  specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  laura = (
    await makeProfessional(app.db, {
      name: 'Laura Médica',
      email: 'laura@ejemplo.example',
      specialtyId,
      sortOrder: 2,
      fee: '20000.50',
    })
  ).id;
  hidden = (await makeProfessional(app.db, { isPublic: false })).id;
});
afterAll(() => app.close());

const LAURA = () => ({
  id: laura,
  profile_picture: null,
  specialty: 'Cardiología',
  specialtyId,
  specialty_id: specialtyId,
  bio: 'Atiende adultos.',
  user: { name: 'Laura Médica', email: 'laura@ejemplo.example', phone: null, profile_picture: null },
});

test('anyone may read a public professional', async () => {
  const { status, body } = await callRest(app, `GET /public/professionals/${laura}`);

  expect([status, body]).toEqual([200, LAURA()]);
});

test('the list is in display order, optionally of one specialty', async () => {
  const { id: first } = await makeProfessional(app.db, { name: 'Ana Primera', sortOrder: 1 });

  const { status, body } = await callRest(app, 'GET /public/professionals');
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({ id: first, specialty: null, specialtyId: 0, specialty_id: 0 }),
    LAURA(),
  ]);
  expect((await callRest(app, `GET /public/professionals?specialty_id=${specialtyId}`)).body).toEqual([LAURA()]);
});

test('anyone may read fee and duration of an appointment, even if unset', async () => {
  const { id: unpriced } = await makeProfessional(app.db, { sortOrder: 9, fee: null, defaultDurationMinutes: null });

  const read = await callRest(app, `GET /professionals/${laura}/rate`);
  const known = { 'if-none-match': read.headers.get('etag')! };
  expect((await callRest(app, `GET /professionals/${laura}/rate`, { headers: known })).status).toBe(304);
  expect(read.body).toEqual({
    ratePerAppointment: 20000.5,
    defaultDuration: 30,
    version: 1,
  });
  expect((await callRest(app, `GET /postgres/professionals/${unpriced}/rate`)).body).toEqual({
    ratePerAppointment: null,
    defaultDuration: null,
    version: 1,
  });
});

test('a hidden or unknown professional is not found', async () => {
  for (const path of [
    `/public/professionals/${hidden}`,
    `/professionals/${hidden}/rate`,
    '/public/professionals/999999',
    '/professionals/999999/rate',
  ]) {
    expect(await restFailure(callRest(app, `GET ${path}`))).toBe('404 NOT_FOUND: El profesional no existe');
  }
});

test.each([
  ['/public/professionals/uno', 'id: id debe ser un número entero'],
  ['/professionals/uno/rate', 'id: id debe ser un número entero'],
  ['/public/professionals?specialty_id=cardio', 'specialty_id: specialty_id debe ser un número entero'],
])('%s is refused', async (path, failure) => {
  expect(await restFailure(callRest(app, `GET ${path}`))).toBe(`400 BAD_REQUEST ${failure}`);
});
