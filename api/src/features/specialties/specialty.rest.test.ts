import { makeProfessional, makeSpecialty } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
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
  id: cardiology, name: 'Cardiología', description: 'Consultas y controles.', icon: 'heart', professional_count: 1,
  form_config: [
    { id: 'peso', type: 'number', label: 'Peso', required: true, placeholder: null, options: [], validation: { min: 1, max: 300 } },
    { id: 'sexo', type: 'select', label: 'Sexo', required: false, placeholder: 'Elegir', options: ['F', 'M', 'X'], validation: null },
  ],
});

test('anyone may list the active specialties with their forms', async () => {
  const inactive = await makeSpecialty(app.db, { isActive: false });
  const plain = await makeSpecialty(app.db, { name: 'Dermatología' });

  const { status, body } = await callRest(app, 'GET /public/specialties');

  expect(status).toBe(200);
  expect(body).toEqual([
    CARDIOLOGY(),
    { id: plain, name: 'Dermatología', description: 'Consultas y controles.', icon: null, professional_count: 0, form_config: [] },
  ]);
  expect(await restFailure(callRest(app, `GET /public/specialties/${inactive}`))).toBe('404 NOT_FOUND: La especialidad no existe');
});

test('one specialty reads as it does in the list', async () => {
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
