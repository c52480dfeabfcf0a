import { makeKey } from '../../testing/factories/api-keys';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { callRest, restFailure } from '../../testing/harness/rest';

interface Shown {
  id: string;
  name: string;
  version: number;
}

let app: TestApp;
let key: string;

beforeAll(async () => {
  app = await startTestApp();
  const scopes = ['patients:read', 'patients:write', 'personal-data'] as const;
  key = (await makeKey(app.db, { scopes })).token;
});
afterAll(() => app.close());

const call = (line: string, body?: object, { token = key, headers = {} } = {}) =>
  callRest(app, line, { token, body, headers });
const create = async (body: object) => (await call('POST /patients', body)).body as Shown;
const DNI = { kind: 'dni', number: '20.333.444', registered_sex: 'F' };

test('A program adds a patient once per key, reads, finds and changes them with the version it has read', async () => {
  const body = {
    name: 'Inés Paz',
    given_names: 'Inés María',
    family_names: 'Paz Gil',
    registered_sex: 'F',
    birth_date: '1980-02-29',
    email: 'ines@correo.example',
    phone: '011 4555-1200',
    notes: 'Usa silla de ruedas',
    nationality: 'BO',
    preferred_channel: 'whatsapp',
    identifiers: [DNI],
  };
  const headers = { 'idempotency-key': 'alta-de-ines-paz' };
  const made = await call('POST /patients', body, { headers });
  const { id } = made.body as Shown;
  expect([made.status, made.headers.get('location'), made.headers.get('cache-control'), made.body]).toEqual([
    201,
    `/api/patients/${id}`,
    'no-store',
    {
      ...body,
      id,
      phone: '+54 11 4555 1200',
      state: 'validated',
      may_book_online: 'yes',
      deceased_on: null,
      identifiers: [{ ...DNI, number: '20333444' }],
      coverages: [],
      version: 1,
    },
  ]);
  expect((await call('POST /patients', body, { headers })).body).toEqual(made.body);
  expect(await restFailure(call('POST /patients', { name: 'Otra' }, { headers }))).toMatch(/^422 IDEMPOTENCY_MISMATCH/);

  const listed = await call('GET /patients?search=20333444&page=1&limit=1');
  expect(listed.body).toEqual({
    patients: [made.body],
    pagination: { page: 1, limit: 1, total: 1, pages: 1 },
    has_uncounted: false,
    is_near: false,
  });
  expect(listed.headers.get('link')).toContain('rel="last"');

  const change = { phone: null, notes: 'Llamar de tarde', expected_version: 1 };
  const changed = await call(`PATCH /patients/${id}`, change);
  const now = { ...(made.body as Shown), phone: null, notes: 'Llamar de tarde', version: 2 };
  expect([changed.status, changed.body]).toEqual([200, now]);
  const stale = await call(`PATCH /patients/${id}`, { ...change, notes: 'Llamar de mañana' });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'CONFLICT', current: now }]);
  expect((await call(`GET /patients/${id}`)).body).toEqual(now);
});

test('A program adds coverages once per key, chooses the first one, ends and removes them', async () => {
  const { id: patient_id } = await create({ name: 'Rita Afiliada' });
  const { rows } = await app.db.pool.query<{ id: number }>("SELECT id FROM insurers WHERE name = 'OSDE'");
  const body = { patient_id, insurer_id: rows[0]!.id, number: '61 234', is_checked: true };
  const headers = { 'idempotency-key': 'cobertura-de-rita' };
  const osde = await call('POST /coverages', body, { headers });
  const { id } = osde.body as Shown;
  expect([osde.status, osde.headers.get('location'), osde.body]).toEqual([
    201,
    `/api/coverages/${id}`,
    {
      id,
      insurer: { id: rows[0]!.id, name: 'OSDE', rnas_code: '400800' },
      plan: null,
      number: '61 234',
      holder_name: null,
      relationship: 'holder',
      valid_from: '2026-06-01',
      valid_to: null,
      checked_at: '2026-06-01T08:00:00-03:00',
      is_primary: true,
      version: 1,
    },
  ]);
  expect((await call('POST /coverages', body, { headers })).body).toEqual(osde.body);
  const other = (await call('POST /coverages', { ...body, number: '62 000', is_primary: true })).body as Shown;

  const ends = { valid_to: '2026-06-30', is_primary: true };
  const ended = await call(`PATCH /coverages/${id}`, { ...ends, expected_version: 2 });
  expect([ended.status, ended.body]).toMatchObject([200, { ...ends, number: '61 234', version: 3 }]);
  const stale = await call(`PATCH /coverages/${id}`, { number: '1', expected_version: 1 });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'CONFLICT', current: ended.body }]);
  const shown = async () => ((await call(`GET /patients/${patient_id}`)).body as { coverages: Shown[] }).coverages;
  expect(await shown()).toMatchObject([ended.body, { id: other.id, is_primary: false, version: 2 }]);

  expect((await call(`DELETE /coverages/${id}`)).status).toBe(204);
  expect(await restFailure(call(`DELETE /coverages/${id}`))).toBe('404 NOT_FOUND: La cobertura no existe');
  expect(await shown()).toMatchObject([{ id: other.id, is_primary: true }]);
  const { rows: audited } = await app.db.pool.query(
    "SELECT DISTINCT entity_id, actor_key_id IS NOT NULL AS by_key FROM audit_events WHERE entity = 'patient_coverage'",
  );
  expect(audited).toHaveLength(2);
  expect(audited).toEqual(expect.arrayContaining([{ entity_id: id, by_key: true }]));
});

test('The id of a merged patient answers with the survivor', async () => {
  const { token: admin } = await signedIn(app.db, 'admin');
  const [stays, goes] = [
    await create({ name: 'Nora Gil' }),
    await create({ name: 'Norma Gil', phone: '11 4555-0001' }),
  ];
  const merge = 'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { id } }';
  const input = {
    survivorId: stays.id,
    survivorVersion: stays.version,
    mergedId: goes.id,
    mergedVersion: goes.version,
  };
  await dataOf(sendGraphQL(app, merge, { input }, admin));
  expect((await call(`GET /patients/${goes.id}`)).body).toMatchObject({ id: stays.id, phone: '+54 11 4555 0001' });
  expect(await restFailure(call(`PATCH /patients/${goes.id}`, { name: 'Norma' }))).toBe(
    '404 NOT_FOUND: El paciente no existe',
  );
});

test.each([
  [{}, '400 BAD_REQUEST name: Falta un dato obligatorio: name'],
  [{ name: ' ' }, '400 BAD_REQUEST name: El nombre es requerido'],
  [{ name: 'A', email: 'nada' }, '400 BAD_REQUEST email: Email inválido'],
  [{ name: 'A', birth_date: '2027-01-01' }, '400 BAD_REQUEST birth_date: La fecha de nacimiento no puede ser futura'],
  [{ name: 'A', registered_sex: 'V' }, '400 BAD_REQUEST registered_sex: registered_sex debe ser uno de: F, M, X'],
  [
    { name: 'A', identifiers: [{ ...DNI, number: '12' }] },
    '400 BAD_REQUEST identifiers: El DNI tiene entre 6 y 8 números',
  ],
  [{ name: 'A', identifiers: [DNI] }, '409 CONFLICT identifiers: Otro paciente ya tiene ese documento'],
  [{ name: 'A', state: 'validated' }, '400 BAD_REQUEST state: El dato state no existe en esta operación'],
])('%j is refused, and nothing is stored', async (body, failure) => {
  const count = async () => (await app.db.pool.query('SELECT FROM patients')).rowCount;
  const before = await count();
  expect(await restFailure(call('POST /patients', body))).toBe(failure);
  expect(await count()).toBe(before);
});

test('A key needs the scope of the call and personal-data; a professional’s reads its own patients', async () => {
  const { id } = await create({ name: 'Sin Turnos' });
  const calls = [
    ['GET /patients', 'read', undefined],
    [`GET /patients/${id}`, 'read', undefined],
    ['POST /patients', 'write', { name: 'Otra' }],
    [`PATCH /patients/${id}`, 'write', { name: 'Otra' }],
    ['POST /coverages', 'write', { patient_id: id, insurer_id: 4 }],
    [`PATCH /coverages/${id}`, 'write', { valid_to: '2026-06-30' }],
    [`DELETE /coverages/${id}`, 'write', undefined],
  ] as const;
  for (const [line, kind, body] of calls) {
    const other = kind === 'read' ? 'write' : 'read';
    for (const [scopes, missing] of [
      [[`patients:${other}`, 'personal-data'], `patients:${kind}`],
      [['appointments:read', 'appointments:write', 'personal-data'], `patients:${kind}`],
      [[`patients:${kind}`], 'personal-data'],
    ] as const) {
      const { token } = await makeKey(app.db, { scopes });
      const failure = await restFailure(call(line, body, { token }));
      expect(failure).toBe(`403 FORBIDDEN: A la clave de API le falta el permiso ${missing}`);
    }
  }
  const laura = await makeProfessional(app.db);
  const scopes = ['patients:read', 'personal-data'] as const;
  const own = { token: (await makeKey(app.db, { professionalId: laura.id, scopes })).token };
  expect(await restFailure(call('GET /patients', undefined, own))).toContain('403 FORBIDDEN');
  expect(await restFailure(call(`GET /patients/${id}`, undefined, own))).toBe('404 NOT_FOUND: El paciente no existe');
  const seen = await create({ name: 'Ema Ríos', email: 'ema@correo.example', notes: 'Solo mesa' });
  await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: await makeRoom(app.db),
    from: '2026-06-16T10:00-03:00',
    to: '2026-06-16T10:30-03:00',
    patientName: 'Ema Ríos',
    patientEmail: 'ema@correo.example',
  });
  const { body } = await call(`GET /patients/${seen.id}`, undefined, own);
  expect(body).toMatchObject({
    name: 'Ema Ríos',
    email: 'ema@correo.example',
    notes: null,
    identifiers: null,
    coverages: null,
  });
});
