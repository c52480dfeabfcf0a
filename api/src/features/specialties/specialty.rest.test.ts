import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { whileHeld } from '../../testing/harness/lock-wait';
import { callRest, restFailure } from '../../testing/harness/rest';

const FORM = [
  { id: 'peso', type: 'number', label: 'Peso', required: true, options: [], validation: { min: 1, max: 300 } },
  { id: 'sexo', type: 'select', label: 'Sexo', required: false, placeholder: 'Elegir', options: ['F', 'M', 'X'] },
];

let app: TestApp;
let cardiology: number;

beforeAll(async () => {
  app = await startTestApp();
  cardiology = await makeSpecialty(app.db, { name: 'Cardiología', icon: 'heart', formConfig: FORM });
  await makeProfessional(app.db, { specialtyId: cardiology });
  await makeProfessional(app.db, { specialtyId: cardiology, isPublic: false });
});
afterAll(() => app.close());

const CARDIOLOGY = () => ({
  id: cardiology,
  name: 'Cardiología',
  description: 'Consultas y controles.',
  icon: 'heart',
  professional_count: 1,
  form_config: [
    {
      id: 'peso',
      type: 'number',
      label: 'Peso',
      required: true,
      placeholder: null,
      options: [],
      validation: { min: 1, max: 300 },
    },
    {
      id: 'sexo',
      type: 'select',
      label: 'Sexo',
      required: false,
      placeholder: 'Elegir',
      options: ['F', 'M', 'X'],
      validation: null,
    },
  ],
});

test('anyone may list the active specialties with their forms', async () => {
  const inactive = await makeSpecialty(app.db, { isActive: false });
  const plain = await makeSpecialty(app.db, { name: 'Dermatología' });

  const { status, body } = await callRest(app, 'GET /public/specialties');

  expect(status).toBe(200);
  expect(body).toEqual([
    CARDIOLOGY(),
    {
      id: plain,
      name: 'Dermatología',
      description: 'Consultas y controles.',
      icon: null,
      professional_count: 0,
      form_config: [],
    },
  ]);
  expect(await restFailure(callRest(app, `GET /public/specialties/${inactive}`))).toBe(
    '404 NOT_FOUND: La especialidad no existe',
  );
});

test('one specialty reads as in the list', async () => {
  const { status, body } = await callRest(app, `GET /public/specialties/${cardiology}`);

  expect([status, body]).toEqual([200, CARDIOLOGY()]);
});

test.each([
  ['999999', '404 NOT_FOUND: La especialidad no existe'],
  ['2147483648', '400 BAD_REQUEST id: id debe ser un número entero'],
  ['uno', '400 BAD_REQUEST id: id debe ser un número entero'],
])('specialty %s is refused', async (id, failure) => {
  expect(await restFailure(callRest(app, `GET /public/specialties/${id}`))).toBe(failure);
});

describe('For administrators', () => {
  const PAIN = {
    id: 'dolor',
    type: 'radio',
    label: 'Dolor',
    required: true,
    placeholder: null,
    options: ['Leve', 'Fuerte'],
    validation: null,
  };
  const WEIGHT = {
    id: 'peso',
    type: 'number',
    label: 'Peso',
    required: false,
    placeholder: 'kg',
    options: [],
    validation: { min: 1, max: null },
  };
  const KINESIOLOGY = {
    name: 'Kinesiología',
    description: 'Rehabilitación.',
    icon: 'running',
    is_active: false,
    sort_order: 7,
    keywords: 'kine, fisioterapia',
    form_config: [PAIN, WEIGHT],
  };
  let admin: string;

  beforeAll(async () => {
    admin = (await signedIn(app.db, 'admin')).token;
  });
  beforeEach(() => emptyTables(app, 'specialties', 'audit_events', 'idempotency_keys'));

  const asAdmin = (line: string, body?: unknown, headers?: Record<string, string>) =>
    callRest(app, line, { token: admin, ...(body !== undefined && { body }), ...(headers && { headers }) });
  const list = async () => (await asAdmin('GET /admin/specialties')).body;
  const added = async (body: object) => (await asAdmin('POST /admin/specialties', body)).body as { id: number };
  const audited = async () =>
    (await app.db.pool.query('SELECT action, entity, fields FROM audit_events ORDER BY id')).rows;

  test('a specialty needs only a name: it is active, with the stethoscope, last in order and without questions', async () => {
    const { status, body } = await asAdmin('POST /admin/specialties', { name: ' Clínica ' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Clínica',
        description: '',
        icon: 'stethoscope',
        professional_count: 0,
        form_config: [],
        is_active: true,
        sort_order: 1,
        keywords: '',
        version: 1,
      },
    ]);
    const next = await added({ name: 'Alergia' });
    expect(await list()).toEqual([body, { ...next, sort_order: 2 }]);
    expect(await audited()).toEqual(Array(2).fill({ action: 'created', entity: 'specialty', fields: [] }));
  });

  test('it stores the sent fields; inactive ones are listed only for administrators; updates change only sent fields', async () => {
    const specialty = await added(KINESIOLOGY);
    expect(specialty).toEqual({ id: specialty.id, professional_count: 0, ...KINESIOLOGY, version: 1 });
    expect((await callRest(app, 'GET /public/specialties')).body).toEqual([]);
    const form = [
      { ...WEIGHT, label: ' Peso actual ' },
      { id: 'nota', type: 'text', label: 'Nota' },
    ];
    const { status, body } = await asAdmin(`PUT /admin/specialties/${specialty.id}`, {
      is_active: true,
      form_config: form,
      icon: null,
    });
    const note = {
      id: 'nota',
      type: 'text',
      label: 'Nota',
      required: false,
      placeholder: null,
      options: [],
      validation: null,
    };
    expect([status, body]).toEqual([
      200,
      {
        ...specialty,
        is_active: true,
        icon: null,
        form_config: [{ ...WEIGHT, label: 'Peso actual' }, note],
        version: 2,
      },
    ]);
    expect((await callRest(app, `GET /public/specialties/${specialty.id}`)).body).toMatchObject({
      form_config: [{ label: 'Peso actual' }, note],
    });
    expect((await audited())[1]).toEqual({
      action: 'updated',
      entity: 'specialty',
      fields: ['formConfig', 'icon', 'isActive'],
    });
  });

  test('a read specialty can be sent back with a change, by one of two concurrent callers; the other gets the current one', async () => {
    const specialty = await added(KINESIOLOGY);
    expect((await asAdmin(`PUT /admin/specialties/${specialty.id}`, specialty)).body).toEqual(specialty);
    const save = (name: string) => asAdmin(`PUT /admin/specialties/${specialty.id}`, { ...specialty, name });
    const answers = await whileHeld(
      app,
      'specialties',
      ['Una', 'Otra'].map((name) => () => save(name)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)!.body;
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'CONFLICT', current: saved });
    expect(await list()).toEqual([saved]);
  });

  test('a creation sent twice with the same key creates one', async () => {
    const key = { 'idempotency-key': 'alta-de-especialidad-1' };
    const [first, again] = await Promise.all([1, 2].map(() => asAdmin('POST /admin/specialties', KINESIOLOGY, key)));
    expect([again!.status, again!.body]).toEqual([201, first!.body]);
    expect(await list()).toEqual([first!.body]);
  });

  test('one without professionals is deleted without a question; one with professionals stays, also with hidden ones', async () => {
    const { id } = await added(KINESIOLOGY);
    const { id: professional } = await makeProfessional(app.db, { specialtyId: id, isPublic: false });
    expect(await restFailure(asAdmin(`DELETE /admin/specialties/${id}`))).toBe(
      '409 CONFLICT: La especialidad tiene un profesional. Asignale otra especialidad antes de eliminarla, o desactivala',
    );
    await app.db.pool.query('UPDATE professionals SET specialty_id = NULL WHERE id = $1', [professional]);
    expect(await asAdmin(`DELETE /admin/specialties/${id}`)).toMatchObject({ status: 204, body: undefined });
    expect(await list()).toEqual([]);
    for (const [line, body] of [
      [`DELETE /admin/specialties/${id}`],
      [`PUT /admin/specialties/${id}`, { name: 'X' }],
    ] as const) {
      expect(await restFailure(asAdmin(line, body))).toBe('404 NOT_FOUND: La especialidad no existe');
    }
  });

  test.each([
    'GET /admin/specialties',
    'POST /admin/specialties',
    'PUT /admin/specialties/1',
    'DELETE /admin/specialties/1',
  ])('%s is for no other caller, whatever else is wrong with the call', async (line) => {
    const body = line.startsWith('GET') ? undefined : { colour: 'red' };
    expect(await restFailure(callRest(app, line, { body }))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
    for (const { token } of [await signedIn(app.db, 'user'), await makeProfessional(app.db)]) {
      expect(await restFailure(callRest(app, line, { body, token }))).toBe(
        '403 FORBIDDEN: Sin permisos para realizar esta acción',
      );
    }
  });

  test('an update accepts null for optional fields, and rejects it elsewhere', async () => {
    const { id } = await added(KINESIOLOGY);
    const change = (body: object) => asAdmin(`PUT /admin/specialties/${id}`, body);
    expect((await change({ description: null, keywords: null, icon: null })).body).toMatchObject({
      description: '',
      keywords: '',
      icon: null,
    });
    expect(await restFailure(change({ name: null }))).toBe('400 BAD_REQUEST name: El nombre es requerido');
    expect(await restFailure(change({ is_active: null }))).toBe(
      '400 BAD_REQUEST is_active: Indicá si la especialidad está activa',
    );
    expect(await restFailure(change({ form_config: null }))).toBe(
      '400 BAD_REQUEST form_config: Las preguntas deben ser una lista',
    );
  });
});
