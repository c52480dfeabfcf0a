import { makeSpecialty, makeUser, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { forgetRequestedMails, requestedMails } from '../../../testing/harness/requested-mails';

const MORNINGS = [
  { dayOfWeek: 1, startTime: '09:00', endTime: '13:00' },
  { dayOfWeek: 3, startTime: '09:00', endTime: '13:00' },
];

let app: TestApp;
let admin: string;
let specialtyId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await app.db.pool.query("DELETE FROM users WHERE role <> 'admin'");
  await forgetRequestedMails(app);
});

const person = (name: string, more: object = {}) => ({
  name,
  email: `${name.toLowerCase()}@ejemplo.example`,
  specialtyId,
  availability: MORNINGS,
  ...more,
});
const create = (professionals: object[], key?: string) =>
  sendGraphQL<{ createProfessionals: { id: number; name: string; fee: number | null }[] }>(
    app,
    `mutation ($input: CreateProfessionalsInput!, $key: String) {
      createProfessionals(input: $input, idempotencyKey: $key) { id name specialtyName fee defaultDurationMinutes isPublic }
    }`,
    { input: { professionals }, key },
    admin,
  );
const rows = async () =>
  (
    await app.db.pool.query<object>(
      `SELECT (SELECT count(*)::int FROM professionals) AS professionals,
              (SELECT count(*)::int FROM users WHERE invited_at IS NOT NULL) AS invited,
              (SELECT count(*)::int FROM professional_availability) AS hours,
              (SELECT count(*)::int FROM audit_events) AS audited,
              (SELECT count(*)::int FROM activity_log) AS told`,
    )
  ).rows[0];
const NOTHING = { professionals: 0, invited: 0, hours: 0, audited: 0, told: 0 };

test('Professionals come with specialty, hours, duration and fee, and each is invited', async () => {
  const { createProfessionals } = await dataOf(
    create([person('Laura', { fee: 25000, defaultDurationMinutes: 20 }), person('Eva', { availability: [] })]),
  );
  expect(createProfessionals).toMatchObject([
    { name: 'Laura', specialtyName: 'Cardiología', fee: 25000, defaultDurationMinutes: 20, isPublic: true },
    { name: 'Eva', fee: null, defaultDurationMinutes: null },
  ]);
  expect(await rows()).toEqual({ professionals: 2, invited: 2, hours: 2, audited: 4, told: 1 });
  expect(await requestedMails(app)).toMatchObject([{ kind: 'invitation' }, { kind: 'invitation' }]);
});

test('Pressed twice, or with the answer lost, they are made and invited once', async () => {
  const both = [person('Laura'), person('Eva')];
  const twins = await Promise.all([dataOf(create(both, 'una-sola-vez')), dataOf(create(both, 'una-sola-vez'))]);
  expect(twins[1]).toEqual(twins[0]);
  expect(await dataOf(create(both, 'una-sola-vez'))).toEqual(twins[0]);
  expect(await rows()).toMatchObject({ professionals: 2, invited: 2 });
  expect(await requestedMails(app)).toHaveLength(2);
});

test.each<[() => object[], string]>([
  [
    () => [person('Laura'), person('Otra')],
    'CONFLICT professionals.1.email: Ya existe una cuenta con este correo electrónico',
  ],
  [
    () => [person('Laura'), person('LAURA')],
    'CONFLICT professionals.1.email: Ya existe una cuenta con este correo electrónico',
  ],
  [() => [person('Laura'), person('Eva', { name: '' })], 'BAD_REQUEST professionals.1.name: El nombre es requerido'],
  [
    () => [person('Laura'), person('Eva', { specialtyId: 999_999 })],
    'BAD_REQUEST professionals.1.specialtyId: La especialidad no existe. Elegí otra',
  ],
  [
    () => [person('Laura', { availability: [...MORNINGS, MORNINGS[0]] })],
    'BAD_REQUEST professionals.0.availability.2.startTime: Los horarios del lunes se superponen',
  ],
  [
    () => [person('Laura', { defaultDurationMinutes: 4 })],
    'BAD_REQUEST professionals.0.defaultDurationMinutes: La duración debe estar entre 5 y 480 minutos',
  ],
  [() => [], 'BAD_REQUEST professionals: Agregá al menos un profesional'],
])('%# is refused with its row, and no account is made or invited', async (professionals, failure) => {
  await makeUser(app.db, { email: 'otra@ejemplo.example' });
  expect(await failureOf(create(professionals()))).toBe(failure);
  expect(await rows()).toEqual(NOTHING);
  expect(await requestedMails(app)).toEqual([]);
});
