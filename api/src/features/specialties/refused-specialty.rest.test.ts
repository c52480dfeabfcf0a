import { signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { callRest, restFailure } from '../../testing/harness/rest';

const QUESTION = { id: 'a', type: 'text', label: 'A' };

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(() => emptyTables(app, 'specialties'));
afterAll(() => app.close());

const asAdmin = (line: string, body?: object) => callRest(app, line, { token: admin, body });
const list = async () => (await asAdmin('GET /admin/specialties')).body;
const added = async (body: object) => (await asAdmin('POST /admin/specialties', body)).body as { id: number };

test.each<[string, object]>([
  ['name: El nombre es requerido', { name: ' ' }],
  ['name: No puede superar los 100 caracteres', { name: 'x'.repeat(101) }],
  ['icon: Elegí un ícono de la lista', { icon: 'unicorn' }],
  ['sort_order: El orden debe ser un número entre 0 y 9999', { sort_order: -1 }],
  ['is_active: is_active debe ser true o false', { is_active: 'sí' }],
  ['form_config: form_config debe ser una lista', { form_config: 'ninguna' }],
  [
    'form_config.0.type: El valor de form_config.0.type no es válido',
    { form_config: [{ ...QUESTION, type: 'color' }] },
  ],
  ['form_config.0.label: Falta un dato obligatorio: form_config.0.label', { form_config: [{ id: 'a', type: 'text' }] }],
  [
    'form_config.1.label: El texto de la pregunta es requerido',
    { form_config: [QUESTION, { ...QUESTION, id: 'b', label: ' ' }] },
  ],
  [
    'form_config.0.id: El identificador solo puede tener letras sin tilde, números y guiones',
    { form_config: [{ ...QUESTION, id: '__proto__' }] },
  ],
  ['form_config.1.id: Otra pregunta ya tiene este identificador', { form_config: [QUESTION, QUESTION] }],
  [
    'form_config.0.options: Opción 1: El texto contiene caracteres no permitidos',
    { form_config: [{ ...QUESTION, type: 'select', options: ['A\u0000'] }] },
  ],
  [
    'form_config.0.validation.min: Solo las preguntas de número tienen mínimo y máximo',
    { form_config: [{ ...QUESTION, validation: { min: 1 } }] },
  ],
  [
    'form_config.0.validation.max: El límite debe ser un número entre -999.999.999 y 999.999.999',
    { form_config: [{ ...QUESTION, type: 'number', validation: { max: 1e10 } }] },
  ],
  ['form_config: Un formulario no puede tener más de 50 preguntas', { form_config: Array(51).fill(QUESTION) }],
])('%s: refused for new and existing specialties', async (failure, part) => {
  const { id } = await added({ name: 'Clínica' });
  const before = await list();
  expect(await restFailure(asAdmin('POST /admin/specialties', { name: 'Otra', ...part }))).toBe(
    `400 BAD_REQUEST ${failure}`,
  );
  expect(await restFailure(asAdmin(`PUT /admin/specialties/${id}`, part))).toBe(`400 BAD_REQUEST ${failure}`);
  expect(await list()).toEqual(before);
});

test('a taken name is refused, ignoring case', async () => {
  await added({ name: 'Clínica' });
  const { id } = await added({ name: 'Alergia' });
  for (const line of ['POST /admin/specialties', `PUT /admin/specialties/${id}`]) {
    expect(await restFailure(asAdmin(line, { name: ' CLÍNICA ' }))).toBe(
      '409 CONFLICT name: Ya existe una especialidad con ese nombre',
    );
  }
});
