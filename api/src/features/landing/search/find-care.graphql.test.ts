import { PROFESSIONALS, SPECIALTIES } from '../../../demo/clinic-data';
import { shippedWords } from '../../../domain/specialty-words';
import { WordsOfSpecialties1767800800000 } from '../../../migrations/1767800800000-words-of-specialties';
import { makeProfessional, makeUser } from '../../../testing/factories/people';
import { insertRow } from '../../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const MORE = [
  'Neurología',
  'Gastroenterología',
  'Urología',
  'Podología',
  'Psiquiatría',
  'Neumonología',
  'Alergia e Inmunología',
  'Diagnóstico por imágenes',
];

let app: TestApp;
const idOf = new Map<string, number>();

beforeAll(async () => {
  app = await startTestApp();
  const specialties = [...SPECIALTIES, ...MORE.map((name) => ({ name, description: '' }))];
  for (const [index, { name, description }] of specialties.entries()) {
    const keywords = shippedWords(name).join(', ');
    idOf.set(name, await insertRow(app.db, 'specialties', { name, description, keywords, sort_order: index }));
  }
  for (const [sortOrder, { name, specialty, bio }] of PROFESSIONALS.entries()) {
    const { id } = await makeProfessional(app.db, { name, specialtyId: idOf.get(specialty) ?? null, sortOrder });
    await app.db.pool.query('UPDATE professionals SET bio = $2 WHERE id = $1', [id, bio]);
  }
});
afterAll(() => app.close());

interface Found {
  specialties: { id: number; name: string }[];
  professionals: { id: number; name: string; specialtyName: string | null }[];
  isNear: boolean;
}
const FIND = `query ($search: String!) {
  findCare(search: $search) { specialties { id name } professionals { id name specialtyName } isNear }
}`;
const ask = (search: string) => sendGraphQL<{ findCare: Found }>(app, FIND, { search });
const find = async (search: string) => (await dataOf(ask(search))).findCare;
const answered = async (search: string) => {
  const query = `query ($search: String!) { findCare(search: $search) {
    insurers { name isAccepted } otherInsurers { name } } }`;
  const { findCare } = await dataOf(
    sendGraphQL<{ findCare: Record<'insurers' | 'otherInsurers', { name: string }[]> }>(app, query, { search }),
  );
  return { insurers: names(findCare.insurers), others: names(findCare.otherInsurers) };
};
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test.each([
  ['dentista', 'Odontología'],
  ['dentistas', 'Odontología'],
  ['odontólogo', 'Odontología'],
  ['odontologas', 'Odontología'],
  ['muelas', 'Odontología'],
  ['dolor de muela', 'Odontología'],
  ['caries', 'Odontología'],
  ['sacamuelas', 'Odontología'],
  ['oculista', 'Oftalmología'],
  ['OFTALMÓLOGA', 'Oftalmología'],
  ['anteojos', 'Oftalmología'],
  ['ojo', 'Oftalmología'],
  ['clínico', 'Clínica Médica'],
  ['medico clinico', 'Clínica Médica'],
  ['médica', 'Clínica Médica'],
  ['chequeo', 'Clínica Médica'],
  ['cardiologo', 'Cardiología'],
  ['cardióloga', 'Cardiología'],
  ['corazon', 'Cardiología'],
  ['ginecologa', 'Ginecología y Obstetricia'],
  ['obstetra', 'Ginecología y Obstetricia'],
  ['embarazada', 'Ginecología y Obstetricia'],
  ['pap', 'Ginecología y Obstetricia'],
  ['ecografia', 'Ginecología y Obstetricia'],
  ['psicóloga', 'Psicología'],
  ['terapia', 'Psicología'],
  ['ansiedad', 'Psicología'],
  ['dermatologo', 'Dermatología'],
  ['piel', 'Dermatología'],
  ['lunar', 'Dermatología'],
  ['uña', 'Dermatología'],
  ['nutricionista', 'Nutrición'],
  ['bajar de peso', 'Nutrición'],
  ['pediatra', 'Pediatría'],
  ['médico de niñas', 'Pediatría'],
  ['bebe', 'Pediatría'],
  ['traumatólogos', 'Traumatología'],
  ['fractura', 'Traumatología'],
  ['me duele la rodilla', 'Traumatología'],
  ['kine', 'Kinesiología'],
  ['fisioterapeuta', 'Kinesiología'],
  ['contracturas', 'Kinesiología'],
  ['otorrino', 'Otorrinolaringología'],
  ['oído', 'Otorrinolaringología'],
  ['vertigo', 'Otorrinolaringología'],
  ['neurologa', 'Neurología'],
  ['dolor de cabeza', 'Clínica Médica'],
  ['migrañas', 'Neurología'],
  ['gastritis', 'Gastroenterología'],
  ['urólogo', 'Urología'],
  ['podologa', 'Podología'],
  ['pie', 'Podología'],
  ['psiquiatra', 'Psiquiatría'],
  ['asma', 'Neumonología'],
  ['alergista', 'Alergia e Inmunología'],
  ['alergia', 'Alergia e Inmunología'],
  ['radiografias', 'Diagnóstico por imágenes'],
])('"%s" finds %s first, exactly', async (search, specialty) => {
  const { specialties, isNear } = await find(search);
  expect([specialties[0]?.name, isNear]).toEqual([specialty, false]);
});

test.each([
  ['denitsta', 'Odontología'],
  ['oculsita', 'Oftalmología'],
  ['kardiologo', 'Cardiología'],
  ['ginecolga', 'Ginecología y Obstetricia'],
  ['nutrisionista', 'Nutrición'],
  ['sicologo', 'Psicología'],
])('"%s" has one typing error and finds %s', async (search, specialty) => {
  const { specialties, isNear } = await find(search);
  expect([specialties[0]?.name, isNear]).toEqual([specialty, true]);
});

test.each([
  ['peralta', ['Gustavo Peralta'], false],
  ['Dr. Peralta', ['Gustavo Peralta'], false],
  ['gustavo per', ['Gustavo Peralta'], false],
  ['IBAÑEZ', ['Ricardo Ibáñez'], false],
  ['ibanes', ['Ricardo Ibáñez'], true],
  ['perlata', ['Gustavo Peralta'], true],
  ['puericultora', ['Valeria Montenegro'], false],
  ['cardiologo peralta', ['Gustavo Peralta'], false],
])('"%s" finds the professionals %j', async (search, professionals, isNear) => {
  const found = await find(search);
  expect([names(found.professionals), found.isNear]).toEqual([professionals, isNear]);
});

test.each([
  'pizza',
  'plomero',
  'electricista',
  'abogado',
  'escribano',
  'contador público',
  'veterinaria',
  'perro',
  'gato',
  'hotel',
  'taxi',
  'auto',
  'zapatos',
  'fútbol',
  'cerrajero',
  'peluquería',
  'supermercado',
  '1234',
  'asdfgh',
  '%_*.(',
])('"%s" finds nothing', async (search) => {
  expect(await find(search)).toEqual({ specialties: [], professionals: [], isNear: false });
});

test('A specialty comes with its professionals, before professionals who only mention it', async () => {
  const { professionals } = await find('kinesiólogo');
  expect(names(professionals)).toEqual(['Paula Rearte', 'Diego Escudero', 'Carolina Lezcano']);
});

test('More matching words rank higher among several matches', async () => {
  const { specialties } = await find('dolor de espalda');
  expect(names(specialties)).toEqual(['Traumatología', 'Kinesiología']);
});

test('Without a full match, results with most of the words count as similar', async () => {
  const { specialties, isNear } = await find('oculista en Ramos Mejía');
  expect([names(specialties), isNear]).toEqual([['Oftalmología'], true]);
});

test.each([
  ['hijo', ['Pediatría']],
  ['tos hijo', ['Pediatría', 'Clínica Médica']],
  ['mi hija tiene fiebre', ['Pediatría', 'Clínica Médica']],
  ['dolor de panza de mi nene', ['Pediatría', 'Clínica Médica']],
  ['bebé con ronchas', ['Pediatría', 'Dermatología']],
  ['dentista para la nena', ['Pediatría', 'Odontología']],
])('"%s" is about a child, so %j come first', async (search, first) => {
  expect(names((await find(search)).specialties).slice(0, 2)).toEqual(first);
});

test('The search finds nothing that the public cannot see: inactive, hidden, suspended', async () => {
  const id = await insertRow(app.db, 'specialties', { name: 'Homeopatía', keywords: 'glóbulos', is_active: false });
  await makeProfessional(app.db, { name: 'Zulma Escondida', isPublic: false });
  const { userId } = await makeProfessional(app.db, { name: 'Ada Suspendida' });
  await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [userId]);
  await makeUser(app.db, { name: 'Paciente Particular' });
  for (const search of ['homeopata', 'globulos', 'zulma', 'suspendida', 'particular']) {
    expect([search, await find(search)]).toEqual([search, { specialties: [], professionals: [], isNear: false }]);
  }
  await app.db.pool.query('UPDATE specialties SET is_active = true WHERE id = $1', [id]);
  expect(names((await find('globulo')).specialties)).toEqual(['Homeopatía']);
});

test('A health insurer finds a specialty by the options of its request form, not by the same word elsewhere', async () => {
  const offers = (label: string) => JSON.stringify([{ id: 'q', type: 'select', label, options: ['OSDE', 'Otra'] }]);
  const withForm = (name: string, formConfig: string) =>
    insertRow(app.db, 'specialties', { name, form_config: formConfig, sort_order: 90 });
  await withForm('Reumatología', offers('Obra social o prepaga'));
  await withForm('Hematología', offers('Centro de extracciones'));
  expect(names((await find('osde')).specialties)).toEqual(['Reumatología']);
});

test.each([
  ['a', { specialties: [], professionals: [], isNear: false }],
  ['   ', { specialties: [], professionals: [], isNear: false }],
])('%j is too short to search', async (search, nothing) => {
  expect(await find(search)).toEqual(nothing);
});

test('A search that is too long is refused with its field', async () => {
  expect(await failureOf(ask('x'.repeat(101)))).toBe('BAD_REQUEST search: No puede superar los 100 caracteres');
});

test("An update adds the shipped words where there were none, and keeps the clinic's", async () => {
  const { pool } = app.db;
  await pool.query(`
    ALTER TABLE specialties DROP COLUMN searched, DROP COLUMN described;
    ALTER TABLE professionals DROP COLUMN described;
    DELETE FROM migrations WHERE name = '${WordsOfSpecialties1767800800000.name}';
    UPDATE specialties SET keywords = '' WHERE name IN ('Odontología', 'Homeopatía');
    UPDATE specialties SET keywords = 'lentes' WHERE name = 'Oftalmología'`);
  await app.db.migrate();
  const { rows } = await pool.query<{ name: string; keywords: string; version: number }>(
    "SELECT name, keywords, version FROM specialties WHERE name IN ('Odontología', 'Oftalmología', 'Homeopatía') ORDER BY 1",
  );
  expect(rows).toEqual([
    { name: 'Homeopatía', keywords: '', version: 1 },
    { name: 'Odontología', keywords: shippedWords('Odontología').join(', '), version: 2 },
    { name: 'Oftalmología', keywords: 'lentes', version: 1 },
  ]);
});

test('Insurers are answered as patients name them, once the clinic has said which it attends', async () => {
  expect(await answered('osde')).toEqual({ insurers: [], others: [] });
  await app.db.pool.query("UPDATE insurers SET is_accepted = true WHERE name IN ('OSDE', 'IOMA')");
  const accepted = ['IOMA', 'OSDE'];
  expect(await answered('¿Atienden OSDE?')).toEqual({ insurers: ['OSDE'], others: [] });
  const osde = "(SELECT id FROM insurers WHERE name = 'OSDE')";
  await app.db.pool.query(
    `INSERT INTO coverage_rules (insurer_id, specialty_id, professional_id, outcome, valid_from)
     VALUES (${osde}, NULL, NULL, 'no', '2020-01-01'), (${osde}, $1, NULL, 'yes', '2020-01-01')`,
    [idOf.get('Kinesiología')],
  );
  const { specialties, professionals } = await find('¿Atienden OSDE?');
  expect([names(specialties), names(professionals)]).toEqual([['Kinesiología'], ['Paula Rearte', 'Diego Escudero']]);
  expect(await find('swiss')).toEqual({ specialties: [], professionals: [], isNear: false });
  expect(await answered('swiss')).toEqual({ insurers: ['Swiss Medical'], others: accepted });
  expect(await answered('la obra social de los camioneros')).toEqual({ insurers: ['Camioneros'], others: accepted });
  expect(await answered('qué obras sociales atienden')).toEqual({ insurers: [], others: accepted });
  expect(await answered('cobertura médica')).toEqual({ insurers: [], others: accepted });
  expect(await answered('no tengo obra social')).toEqual({ insurers: ['Particular'], others: [] });
  for (const search of ['dentista', 'turnos']) expect(await answered(search)).toEqual({ insurers: [], others: [] });
  await app.db.pool.query("UPDATE insurers SET is_accepted = true WHERE name = 'PAMI'");
  expect((await find('soy jubilado')).professionals).toHaveLength(6);
});

test('Accepted insurers come first, and words for a kind alone are answered with its accepted ones', async () => {
  const { pool } = app.db;
  await pool.query("UPDATE insurers SET is_accepted = name IN ('OSDE', 'Particular')");
  expect(await answered('¿Trabajan con prepagas?')).toEqual({ insurers: [], others: ['OSDE'] });
  await pool.query("UPDATE insurers SET is_accepted = true WHERE name IN ('OSPRERA', 'Swiss Medical', 'SanCor Salud')");
  expect(await answered('¿Trabajan con prepagas?')).toEqual({
    insurers: [],
    others: ['SanCor Salud', 'Swiss Medical'],
  });
  expect(await answered('osp')).toEqual({ insurers: ['OSPRERA', 'OSPEDyC', 'OSPERSAAMS'], others: [] });
  expect(await answered('prepaga de salud')).toEqual({ insurers: [], others: ['SanCor Salud', 'Swiss Medical'] });
  await pool.query('UPDATE professionals SET is_public = false');
  await pool.query('UPDATE specialties SET is_active = false');
  expect(await answered('salud')).toEqual({ insurers: [], others: ['SanCor Salud'] });
});
