import { signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { callRest, restFailure } from '../../testing/harness/rest';

interface Insurer {
  id: number;
  name: string;
  isAccepted: boolean;
  version: number;
  plans: { id: number; name: string; isActive: boolean }[];
}

interface Acceptance {
  clinic: { acceptsInsurers: boolean };
}

const FIELDS = 'id name kind rnasCode aliases numberPattern isAccepted version plans { id name isActive }';
const LIST = `query ($search: String, $accepted: Boolean) { list: insurers(search: $search, accepted: $accepted) { ${FIELDS} } }`;
const CREATE = `mutation ($input: CreateInsurerInput!) { made: createInsurer(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: UpdateInsurerInput!, $version: Int) {
  made: updateInsurer(id: $id, input: $input, expectedVersion: $version) { ${FIELDS} } }`;
const ACCEPT = `mutation ($acceptedIds: [Int!], $rejectedIds: [Int!]) {
  list: setInsurersAccepted(acceptedIds: $acceptedIds, rejectedIds: $rejectedIds) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteInsurer(id: $id) }';

let app: TestApp;
let admin: string;
let patient: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
});
afterAll(() => app.close());

const list = async (variables: Record<string, unknown> = {}, token = patient) =>
  (await dataOf(sendGraphQL<{ list: Insurer[] }>(app, LIST, variables, token))).list;
const names = async (variables: Record<string, unknown>) => (await list(variables)).map(({ name }) => name);
const named = async (name: string) => (await list({ search: name })).find((insurer) => insurer.name === name)!;
const send = (query: string, variables: Record<string, unknown>) =>
  sendGraphQL<{ made: Insurer }>(app, query, variables, admin);
const create = async (input: object) => (await dataOf(send(CREATE, { input }))).made;
/** As the landing and other pages read it. */
const acceptsAny = async () => {
  const [clinic, landing] = ['{ clinic { acceptsInsurers } }', '{ landing { clinic { acceptsInsurers } } }'];
  const { clinic: read } = await dataOf(sendGraphQL<Acceptance>(app, clinic));
  expect((await dataOf(sendGraphQL<{ landing: Acceptance }>(app, landing))).landing.clinic).toEqual(read);
  return read.acceptsInsurers;
};
const audited = async (called: string) =>
  (await app.db.pool.query('SELECT action, changes FROM audit_events WHERE called = $1 ORDER BY id', [called])).rows;

test('Each clinic begins with the common insurers, and accepts only patients who pay', async () => {
  expect(await list()).toHaveLength(61);
  expect(await named('OSPLAD')).toMatchObject({ kind: 'national', rnasCode: '001102', isAccepted: false, plans: [] });
  expect(await names({ accepted: true })).toEqual(['Particular']);
  expect(await acceptsAny()).toBe(false);
  expect(await names({ search: 'la obra social de los camioneros', accepted: false })).toEqual(['Camioneros']);
});

test('Several are accepted at once, each audited; visitors then see them', async () => {
  const { id, version } = await named('OSDE');
  const { id: ioma } = await named('IOMA');
  await dataOf(send(ACCEPT, { acceptedIds: [id, ioma, id] }));
  await dataOf(send(ACCEPT, { acceptedIds: [id] }));
  const { seen } = await dataOf(
    sendGraphQL<{ seen: Insurer[] }>(app, '{ seen: acceptedInsurers { id name version } }'),
  );
  expect(seen.map(({ name }) => name)).toEqual(['IOMA', 'OSDE', 'Particular']);
  expect(await acceptsAny()).toBe(true);
  expect(seen[1]!.version).toBe(version + 1);
  expect(await audited('OSDE')).toEqual([
    { action: 'updated', changes: [{ field: 'isAccepted', from: 'No', to: 'Sí' }] },
  ]);
});

test('Some are accepted and others rejected in one step, or nothing changes', async () => {
  const [osde, pami] = [await named('OSDE'), await named('PAMI')];
  const step = { acceptedIds: [pami.id], rejectedIds: [osde.id] };
  expect(await failureOf(send(ACCEPT, { ...step, rejectedIds: [osde.id, 999_999] }))).toMatch(/^NOT_FOUND/);
  expect(await failureOf(send(ACCEPT, { ...step, rejectedIds: [pami.id] }))).toMatch(/^BAD_REQUEST rejectedIds/);
  expect(await names({ accepted: true })).toEqual(['IOMA', 'OSDE', 'Particular']);
  await dataOf(send(ACCEPT, step));
  expect(await names({ accepted: true })).toEqual(['IOMA', 'PAMI', 'Particular']);
});

test('"Particular" can neither be switched off, changed in kind, made twice nor deleted', async () => {
  const { id } = await named('Particular');
  const refused = [
    send(ACCEPT, { rejectedIds: [id] }),
    send(UPDATE, { id, input: { isAccepted: false } }),
    send(UPDATE, { id, input: { kind: 'prepaid' } }),
    send(CREATE, { input: { name: 'Otro particular', kind: 'private_pay' } }),
    send(DELETE, { id }),
  ];
  for (const failure of await Promise.all(refused.map((it) => failureOf(it)))) expect(failure).toMatch(/^BAD_REQUEST/);
  expect((await named('Particular')).isAccepted).toBe(true);
});

test('An insurer is added with its plans, and changed by version; plans keep their ids', async () => {
  const made = await create({
    name: ' Mutual  del Sur ',
    kind: 'prepaid',
    rnasCode: '000007',
    aliases: ['la mutual', 'La Mutual', ' '],
    numberPattern: '## ####',
    plans: [{ name: 'Oro' }, { name: 'Básico' }],
  });
  expect(made).toMatchObject({ name: 'Mutual del Sur', rnasCode: '000007', aliases: ['la mutual'], isAccepted: true });
  expect(made.plans.map(({ name }) => name)).toEqual(['Básico', 'Oro']);
  const [basic] = made.plans;
  const plans = [{ id: basic!.id, name: 'Básico', isActive: false }, { name: 'Plata' }];
  const change = { id: made.id, input: { plans }, version: 1 };
  const { made: changed } = await dataOf(send(UPDATE, change));
  expect(changed).toMatchObject({ version: 2, plans: [{ id: basic!.id, isActive: false }, { name: 'Plata' }] });
  expect(await failureOf(send(UPDATE, { ...change, input: { name: 'X' } }))).toMatch(/^CONFLICT/);
  const refusalOf = (input: object) => failureOf(send(UPDATE, { id: made.id, input }));
  expect(await refusalOf({ aliases: null })).toBe('BAD_REQUEST aliases: Los otros nombres deben ser una lista');
  expect(await refusalOf({ plans: null })).toBe('BAD_REQUEST plans: Los planes deben ser una lista');
  expect((await audited('Mutual del Sur')).at(-1)).toEqual({
    action: 'updated',
    changes: [{ field: 'plans', from: 'Básico, Oro', to: 'Básico (inactivo), Plata' }],
  });
});

test.each([
  [{ name: '  ' }, 'BAD_REQUEST name: El nombre es requerido'],
  [{ name: 'ósde' }, 'CONFLICT name: Ya existe una obra social con ese nombre'],
  [{ rnasCode: '123' }, 'BAD_REQUEST rnasCode: El código RNAS tiene seis números, con los ceros de adelante'],
  [{ rnasCode: '400800' }, 'CONFLICT rnasCode: Otra obra social ya tiene ese código'],
  [
    { numberPattern: '12*' },
    'BAD_REQUEST numberPattern: Usá # para cada número y A para cada letra, por ejemplo ## ######## #',
  ],
  [{ aliases: ['x'.repeat(61)] }, 'BAD_REQUEST aliases: No puede superar los 60 caracteres'],
  [{ aliases: ['Norte, Salud'] }, 'BAD_REQUEST aliases: No puede tener comas'],
  [{ plans: [{ name: 'Oro, plus' }] }, 'BAD_REQUEST plans.0.name: No puede tener comas'],
  [{ plans: [{ name: '210' }, { name: ' 210' }] }, 'BAD_REQUEST plans: Hay dos planes con el mismo nombre'],
  [{ plans: [{ id: 999_999, name: '210' }] }, 'BAD_REQUEST plans: Uno de los planes ya no existe. Revisá la lista'],
])('%j is refused, and nothing is stored', async (given, refusal) => {
  expect(await failureOf(send(CREATE, { input: { name: 'Nueva', kind: 'prepaid', ...given } }))).toBe(refusal);
  expect(await names({ search: 'Nueva' })).toEqual([]);
});

test('Unused insurers are deleted; those of a patient stay, with their plans', async () => {
  const { id, plans } = await create({ name: 'Usada', kind: 'prepaid', plans: [{ name: 'Único' }] });
  const { id: unused } = await create({ name: 'Sin uso', kind: 'prepaid', plans: [{ name: 'Único' }] });
  await app.db.pool.query(
    `INSERT INTO patient_coverages (id, patient_id, insurer_id, plan_id, number, relationship, valid_from, is_primary)
     SELECT gen_random_uuid(), id, $1, $2, '', 'holder', '2026-01-01', true FROM patients LIMIT 1`,
    [id, plans[0]!.id],
  );
  expect(await failureOf(send(DELETE, { id }))).toMatch(/^CONFLICT: Usada ya figura/);
  expect(await failureOf(send(UPDATE, { id, input: { plans: [] } }))).toBe(
    'CONFLICT plans: El plan Único está en uso. Desactivalo',
  );
  await dataOf(send(DELETE, { id: unused }));
  expect(await names({ search: 'Sin uso' })).toEqual([]);
});

test('Programs list, add, change and delete insurers by REST', async () => {
  const asAdmin = (line: string, body?: unknown) =>
    callRest(app, line, { token: admin, ...(body !== undefined && { body }) });
  const { status, body } = await asAdmin('POST /admin/insurers', {
    name: 'Red Norte',
    kind: 'prepaid',
    rnas_code: '000008',
    accepted: false,
    plans: [{ name: 'A', is_active: false }],
  });
  const { id } = body as { id: number };
  const shown = { id, rnas_code: '000008', accepted: false, plans: [{ name: 'A', is_active: false }], version: 1 };
  expect([status, body]).toMatchObject([201, shown]);
  expect((await asAdmin(`PUT /admin/insurers/${id}`, { accepted: true })).body).toMatchObject({ version: 2 });
  expect((await callRest(app, 'GET /public/insurers')).body).toContainEqual(
    expect.objectContaining({ name: 'Red Norte' }),
  );
  expect((await asAdmin('GET /insurers?search=red%20norte&accepted=true')).body).toMatchObject([{ id }]);
  expect((await asAdmin(`DELETE /admin/insurers/${id}`)).status).toBe(204);
  expect(await restFailure(asAdmin(`PUT /admin/insurers/${id}`, {}))).toBe('404 NOT_FOUND: La obra social no existe');
});
