import { makeKey } from '../../../testing/factories/api-keys';
import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { join } from '../../../testing/harness/waiting-list';

const SEARCH = `query ($filter: WaitingListFilter!, $first: Int, $after: String) {
  waitingList(filter: $filter, first: $first, after: $after) {
    edges { node { patientName } } isNear pageInfo { hasNextPage endCursor }
  }
}`;
interface Found {
  edges: { node: { patientName: string } }[];
  isNear: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };

const find = async (filter: object, token = admin, page: object = {}): Promise<Found> =>
  (await dataOf(sendGraphQL<{ waitingList: Found }>(app, SEARCH, { filter, ...page }, token))).waitingList;
const names = async (search: string, token?: string, more: object = {}) =>
  (await find({ search, ...more }, token)).edges.map(({ node }) => node.patientName);

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  const waiting: Parameters<typeof join>[1][] = [
    { professionalId: laura.id, name: 'Ana Gómez', email: 'ana@correo.example', patientPhone: '+54 9 11 5555-3113' },
    { professionalId: pablo.id, name: 'Bruno GOMEZ', email: 'bruno@correo.example' },
    {
      specialtyId,
      name: 'Eva Ríos',
      email: 'rios@correo.example',
      contactName: 'Marta Gómez',
      patientBirthDate: '2019-03-01',
    },
    { professionalId: pablo.id, name: 'Delia Paz', email: 'delia@correo.example' },
    { professionalId: pablo.id, name: 'Delio Paz', email: 'delia@correo.example' },
    { professionalId: laura.id, name: 'Rosa Gomes', email: 'rosa@correo.example' },
  ];
  for (const [index, input] of waiting.entries()) {
    app.clock.now = new Date(MONDAY_8AM.getTime() + index * 60_000);
    await dataOf(join(app, input, admin));
  }
  const request = (patientName: string, patientEmail: string, dni: string) =>
    makeRequest(app.db, {
      specialtyId,
      patientName,
      patientEmail,
      patientPhone: '11 4444-9876',
      formConfig: [{ id: 'a', label: 'DNI', type: 'text', required: true }],
      formData: { a: dni },
    });
  await request('Delia Paz', 'Delia@correo.example', '27.111.222');
  await request('Delio Paz', 'otro.delio@correo.example', '27.111.299');
});
afterAll(() => app.close());

test.each([
  ['gomez', ['Ana Gómez', 'Bruno GOMEZ', 'Eva Ríos']],
  ['  GÓMEZ ana ', ['Ana Gómez']],
  ['rios', ['Eva Ríos']],
  ['marta', ['Eva Ríos']],
  ['bruno@correo.example', ['Bruno GOMEZ']],
  ['5555-3113', ['Ana Gómez']],
  ['(11) 5555 3113', ['Ana Gómez']],
  ['011 15 5555-3113', ['Ana Gómez']],
  ['+54 9 11 5555 3113', ['Ana Gómez']],
  ['Gómez, Ana.', ['Ana Gómez']],
  ['Sra. «Gómez» (Ana\u200b)', ['Ana Gómez']],
  ['gomez delia', []],
  ['%', []],
  ['--', []],
  [' ', ['Ana Gómez', 'Bruno GOMEZ', 'Eva Ríos', 'Delia Paz', 'Delio Paz', 'Rosa Gomes']],
])('A search for %j finds %j, in the order of the list', async (search, expected) => {
  expect(await names(search)).toEqual(expected);
});

test('An entry is a duplicate whatever the spacing of its name and address', async () => {
  const again = { professionalId: laura.id, name: 'Ana \u00a0Gó\u00admez', email: '\u200eana@correo.example' };
  expect(await failureOf(join(app, again, admin))).toMatch(/^CONFLICT/);
});

test('A DNI from a request finds its person, not others of the address, and for administrators alone', async () => {
  for (const search of ['27111222', '27.111.222']) expect(await names(search)).toEqual(['Delia Paz']);
  // Both have that much of it; who waits by the one's name and the other's address is neither.
  expect(await names('271112')).toEqual(['Delia Paz']);
  expect(await names('27111223')).toEqual([]);
  // The phone of the request is no DNI.
  expect(await names('44449876')).toEqual([]);
  expect(await names('111')).toEqual([]);
  expect(await names('27111222', pablo.token)).toEqual([]);
  const { token } = await makeKey(app.db, { scopes: ['waiting-list:read', 'personal-data'] });
  expect(await names('27111222', token)).toEqual(['Delia Paz']);
});

test('A professional finds only entries that may come to them, similar ones too', async () => {
  expect(await names('gomez', laura.token)).toEqual(['Ana Gómez', 'Eva Ríos']);
  expect(await names('gomez', pablo.token)).toEqual(['Bruno GOMEZ']);
  expect(await find({ search: 'bruno gomex' }, pablo.token)).toMatchObject({ edges: [{}], isNear: true });
  expect(await find({ search: 'bruno gomex' }, laura.token)).toMatchObject({ edges: [], isNear: false });
});

test('Every other filter holds as well', async () => {
  expect(await names('gomez', admin, { professionalId: pablo.id })).toEqual(['Bruno GOMEZ']);
  expect(await names('gomez', admin, { status: 'ended' })).toEqual([]);
});

test('Pages continue among matches, without similar ones after the last exact one', async () => {
  const first = await find({ search: 'gomez' }, admin, { first: 2 });
  expect(first).toMatchObject({ edges: [{}, {}], pageInfo: { hasNextPage: true } });
  const rest = await find({ search: 'gomez' }, admin, { first: 2, after: first.pageInfo.endCursor });
  expect(rest).toMatchObject({ edges: [{ node: { patientName: 'Eva Ríos' } }], pageInfo: { hasNextPage: false } });
  const past = await find({ search: 'gomez' }, admin, { after: rest.pageInfo.endCursor });
  expect(past).toMatchObject({ edges: [], isNear: false });
});

test('Too long a search is rejected with its field; a key without personal-data finds nothing', async () => {
  const ask = (filter: object, token: string) => failureOf(sendGraphQL(app, SEARCH, { filter }, token));
  expect(await ask({ search: 'a'.repeat(201) }, admin)).toMatch(/^BAD_REQUEST search: /);
  const { token } = await makeKey(app.db, { scopes: ['waiting-list:read'] });
  const query = 'query ($filter: WaitingListFilter!) { waitingList(filter: $filter) { edges { node { id } } } }';
  const byKey = (filter: object) => sendGraphQL<{ waitingList: Found }>(app, query, { filter }, token);
  expect(await failureOf(byKey({ search: 'gomez' }))).toBe(
    'FORBIDDEN: A la clave de API le falta el permiso personal-data: filter.search',
  );
  expect((await dataOf(byKey({}))).waitingList.edges).toHaveLength(6);
});
