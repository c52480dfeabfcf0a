import { makeSpecialty, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app, 'specialties', 'audit_events', 'idempotency_keys'));

interface Added {
  added: { name: string; icon: string; keywords: string; sortOrder: number; formConfig: { label: string }[] }[];
}
const add = (names: string[], key?: string) =>
  sendGraphQL<Added>(
    app,
    `mutation ($names: [String!]!, $key: String) {
      added: addSpecialtiesFromList(names: $names, idempotencyKey: $key) { name icon keywords sortOrder formConfig { label } }
    }`,
    { names, key },
    admin,
  );
const rows = async () =>
  (
    await app.db.pool.query<{ specialties: number; audited: number }>(
      `SELECT (SELECT count(*)::int FROM specialties) AS specialties,
              (SELECT count(*)::int FROM audit_events WHERE entity = 'specialty') AS audited`,
    )
  ).rows[0];

test('Specialties come with icon, words and form, in the order in which they were chosen', async () => {
  const { added } = await dataOf(add(['Pediatría', 'cardiologia', 'CARDIOLOGÍA']));
  expect(added).toMatchObject([
    { name: 'Pediatría', icon: 'baby', sortOrder: 1, keywords: expect.stringContaining('pediatra') },
    { name: 'Cardiología', icon: 'heart-pulse', sortOrder: 2, formConfig: [{ label: 'Motivo de la consulta' }] },
  ]);
  expect(await rows()).toEqual({ specialties: 2, audited: 2 });
});

test('An existing one stays unchanged, also with another spelling and inactive', async () => {
  await makeSpecialty(app.db, { name: 'odontologia', icon: 'smile', isActive: false });
  const { added } = await dataOf(add(['Odontología', 'Nutrición']));
  expect(added).toMatchObject([{ name: 'odontologia', icon: 'smile' }, { name: 'Nutrición' }]);
  expect(await rows()).toEqual({ specialties: 2, audited: 1 });
});

test('A retry creates none twice', async () => {
  const names = ['Psicología', 'Neurología'];
  const [one, other] = await Promise.all([dataOf(add(names, 'una-sola-vez')), dataOf(add(names, 'una-sola-vez'))]);
  expect(other).toEqual(one);
  expect(await dataOf(add(names, 'una-sola-vez'))).toEqual(one);
  expect(await rows()).toEqual({ specialties: 2, audited: 2 });
});

test('Two concurrent administrators create none twice; the second is refused, or finds them', async () => {
  const answers = await Promise.all([add(['Urología', 'Nefrología']), add(['Nefrología', 'Urología'])]);
  expect(answers.filter(({ data }) => data !== null).length).toBeGreaterThan(0);
  for (const { errors } of answers) if (errors) expect([409, 503]).toContain(errors[0]!.extensions.status);
  expect(await rows()).toEqual({ specialties: 2, audited: 2 });
});

test.each([
  [[], 'BAD_REQUEST names: Elegí al menos una especialidad'],
  [['Urología', 'Magia'], 'BAD_REQUEST names.1: La especialidad no está en la lista'],
  [Array<string>(101).fill('Urología'), 'BAD_REQUEST names: No se pueden agregar más de 100 a la vez'],
])('%j is refused as a whole', async (names, failure) => {
  expect(await failureOf(add(names))).toBe(failure);
  expect(await rows()).toEqual({ specialties: 0, audited: 0 });
});
