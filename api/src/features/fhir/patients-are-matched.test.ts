import type { Bundle, Patient } from '@medplum/fhirtypes';

import { makeKey } from '../../testing/factories/api-keys';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { parameters } from '../../testing/harness/clinic-with-turnos';
import { callFhir, fhirFailure } from '../../testing/harness/fhir';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';

const DNI = 'http://www.renaper.gob.ar/dni';

let app: TestApp;
let admin: string;
let key: string;
let [ines, twin, rosa, luz] = ['', '', '', ''];

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  key = (await makeKey(app.db, { scopes: ['patients:read', 'personal-data'] })).token;
  ines = await create({
    name: 'Inés Paz',
    birthDate: '1980-02-29',
    phone: '11 4555-1200',
    identifiers: [
      { kind: 'dni', number: '20333444', registeredSex: 'F' },
      { kind: 'passport', number: 'AAB123456' },
    ],
  });
  twin = await create({ name: 'Irene Paz', birthDate: '1980-02-29', phone: '11 4555-1299' });
  rosa = await create({ name: 'Rosa Gil', email: 'rosa@correo.example', birthDate: '1950-01-01' });
  luz = await create({ name: 'Luz Vega', givenNames: 'Marcos', familyNames: 'Quiroga Vega', birthDate: '1990-05-06' });
});
afterAll(() => app.close());

async function create(input: object): Promise<string> {
  const query = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
  return (await dataOf(sendGraphQL<{ made: { id: string } }>(app, query, { input }, admin))).made.id;
}

const match = (patient: object, more: object[] = [], token = key) =>
  callFhir<Bundle<Patient>>(app, 'POST /Patient/$match', {
    token,
    body: parameters({ name: 'resource', resource: { resourceType: 'Patient', ...patient } }, ...more),
  });
const gradesOf = async (patient: object, more: object[] = []) =>
  ((await match(patient, more)).body.entry ?? []).map(({ resource, search }) => [
    resource!.id,
    search?.extension?.[0]?.valueCode,
  ]);

const name = (text: string) => ({ name: [{ text }] });
const dni = (value: string) => ({ identifier: [{ system: DNI, value }] });
const phone = (value: string) => ({ telecom: [{ system: 'phone', value }] });
const ONLY_CERTAIN = { name: 'onlyCertainMatches', valueBoolean: true };

test.each<[string, object, () => string[][]]>([
  ['the DNI and a similar name', { ...name('Ines Paz'), ...dni('20.333.444') }, () => [[ines, 'certain']]],
  [
    'the DNI within a CUIL',
    {
      ...name('Inés Paz'),
      identifier: [{ system: 'http://www.renaper.gob.ar/cuil', value: '27-20333444-9' }],
    },
    () => [[ines, 'certain']],
  ],
  [
    'a passport',
    {
      ...name('Inés Paz'),
      identifier: [{ system: 'https://turnos.clinica.example/fhir/NamingSystem/pasaporte', value: 'aab 123456' }],
    },
    () => [[ines, 'certain']],
  ],
  ['the DNI alone', { ...name('Otra Persona'), ...dni('20333444') }, () => [[ines, 'probable']]],
  [
    'phone, birth date and first name',
    {
      name: [
        { given: ['Inés'], _family: { extension: [{ url: 'urn:x/humanname-fathers-family', valueString: 'Paz' }] } },
      ],
      birthDate: '1980-02-29',
      ...phone('(011) 4555 1200'),
    },
    () => [[ines, 'certain']],
  ],
  ['a birth date and a similar name', { ...name('Irene Paz'), birthDate: '1980-02-29' }, () => [[twin, 'probable']]],
  [
    'a contact and a first name',
    { ...name('Rosa Benítez'), telecom: [{ system: 'email', value: 'ROSA@correo.example' }] },
    () => [[rosa, 'possible']],
  ],
  [
    'the DNI against another birth date',
    { ...name('Inés Paz'), ...dni('20333444'), birthDate: '1980-02-28' },
    () => [[ines, 'probable']],
  ],
  ['a registered name', { ...name('Marcos Quiroga Vega'), birthDate: '1990-05-06' }, () => [[luz, 'probable']]],
  [
    'a chosen name after another one',
    { name: [{ text: 'M. Q.' }, { use: 'usual', text: 'Luz Vega' }], birthDate: '1990-05-06' },
    () => [[luz, 'probable']],
  ],
  ['a name alone with another DNI', { ...name('Inés Paz'), ...dni('11222333') }, () => []],
])('%s is graded as the list of candidates does', async (_, patient, expected) => {
  expect(await gradesOf(patient)).toEqual(expected());
});

test('Matches come best first with a score, as many as asked, and one certain one alone', async () => {
  const both = { ...name('Inés Paz'), birthDate: '1980-02-29', ...phone('11 4555-1200') };
  const { body } = await match({ ...both, ...dni('20333444') });
  expect(body).toMatchObject({ type: 'searchset', total: 1, entry: [{ search: { mode: 'match', score: 0.95 } }] });
  expect(body.entry![0]!.resource).toMatchObject({ id: ines, name: [{ text: 'Inés Paz' }] });
  const second = await create({
    name: 'Inés Paz Gil',
    birthDate: '1980-02-29',
    phone: '11 4555-1200',
    email: 'x@correo.example',
  });
  expect((await gradesOf(both)).map(([, grade]) => grade)).toEqual(['certain', 'certain']);
  expect(await gradesOf(both, [{ name: 'count', valueInteger: 1 }])).toHaveLength(1);
  expect(await gradesOf(both, [ONLY_CERTAIN])).toEqual([]);
  await app.db.pool.query('DELETE FROM patients WHERE id = $1', [second]);
  expect(await gradesOf(both, [ONLY_CERTAIN])).toEqual([[ines, 'certain']]);
  expect(await gradesOf({ ...name('Otra'), ...dni('20333444') }, [ONLY_CERTAIN])).toEqual([]);
});

test.each<[object, object[], string]>([
  [{}, [], '400 invalid Patient.name: El nombre es requerido'],
  [
    { ...name('A'), birthDate: '1980' },
    [],
    '400 invalid Patient.birthDate: La fecha de nacimiento debe tener la forma AAAA-MM-DD',
  ],
  [
    { ...name('A\u0000'), ...dni('20333444') },
    [],
    '400 invalid Patient.name: El texto contiene caracteres no permitidos',
  ],
  [
    { ...name('A'), identifier: [{ system: DNI, value: 'a\u0000b' }] },
    [],
    '400 invalid resource: Falta con qué comparar: un documento, la fecha de nacimiento, el teléfono o el correo',
  ],
  [{ ...name('A'), telecom: [{ system: 'email', value: 'nada' }] }, [], '400 invalid Patient.telecom: Email inválido'],
  [
    { ...name('A'), ...dni('20333444') },
    [{ name: 'count', valueInteger: 51 }],
    '400 invalid count: count debe estar entre 1 y 50',
  ],
  [
    { resourceType: 'Practitioner' },
    [],
    '400 invalid resource: Falta el paciente: un parámetro resource con un Patient',
  ],
])('%j with %j is refused', async (patient, more, failure) => {
  expect(await fhirFailure(match(patient, more))).toBe(failure);
});

test('Only administrators and keys with both scopes may match', async () => {
  const person = { ...name('Inés Paz'), ...dni('20333444') };
  const laura = await makeProfessional(app.db);
  const missing = (scope: string) => `403 forbidden: A la clave de API le falta el permiso ${scope}`;
  const denied = '403 forbidden: Sin permisos para realizar esta acción';
  for (const [token, failure] of [
    [(await makeKey(app.db, { scopes: ['patients:read', 'patients:write'] })).token, missing('personal-data')],
    [(await makeKey(app.db, { scopes: ['appointments:read', 'personal-data'] })).token, missing('patients:read')],
    [laura.token, denied],
    [(await makeKey(app.db, { scopes: ['patients:read', 'personal-data'], professionalId: laura.id })).token, denied],
    [(await signedIn(app.db, 'user')).token, denied],
    ['', '401 login: Es necesario iniciar sesión'],
  ] as const) {
    expect(await fhirFailure(match(person, [], token))).toBe(failure);
  }
  expect((await match(person, [], admin)).body.total).toBe(1);
});
