import type { Bundle, Patient } from '@medplum/fhirtypes';

import { SCOPES, type Scope } from '../../domain/scopes';
import { makeKey } from '../../testing/factories/api-keys';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { parameters } from '../../testing/harness/clinic-with-turnos';
import { callFhir, fhirFailure, resourcesOf } from '../../testing/harness/fhir';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import {
  CANARY,
  CANARY_BIRTH_DATE,
  CANARY_DNI,
  CANARY_NAME,
  plantPatient,
} from '../../testing/harness/planted-patient';
import { callRest, restFailure } from '../../testing/harness/rest';
import { withoutIds } from '../../testing/harness/without-ids';

const BASE = 'https://turnos.clinica.example/fhir';
const DNI = 'http://www.renaper.gob.ar/dni';

let app: TestApp;
let admin: string;
let key: string;
let laura: { id: number; token: string };
let [ines, jose, nora, gone] = ['', '', '', ''];

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  key = (await makeKey(app.db, { scopes: ['patients:read', 'personal-data'] })).token;
  laura = await makeProfessional(app.db);
  ines = await create({
    name: 'Inés Paz',
    givenNames: 'Inés María',
    familyNames: 'Paz Gil',
    birthDate: '1980-02-29',
    email: 'ines@canario.example',
    phone: '11 4555-1200',
    notes: 'Nota de canario',
    identifiers: [
      { kind: 'dni', number: '20333444', registeredSex: 'F' },
      { kind: 'cuil', number: '27-12345678-0' },
      { kind: 'passport', number: 'AAB 123456' },
    ],
  });
  jose = await create({ name: 'José Núñez', birthDate: '1980-03-01', registeredSex: 'X', deceasedOn: '2026-05-31' });
  nora = await create({ name: 'Nora Paz', email: 'nora@canario.example' });
  gone = await create({ name: 'Norah Paz' });
  const merge = 'mutation ($input: MergePatientsInput!) { made: mergePatients(input: $input) { id } }';
  const input = { survivorId: nora, survivorVersion: 1, mergedId: gone, mergedVersion: 1 };
  await dataOf(sendGraphQL(app, merge, { input }, admin));
  await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: await makeRoom(app.db),
    from: '2026-06-16T10:00-03:00',
    to: '2026-06-16T10:30-03:00',
    patientName: 'Nora Paz',
    patientEmail: 'nora@canario.example',
  });
});
afterAll(() => app.close());

async function create(input: object): Promise<string> {
  const query = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
  return (await dataOf(sendGraphQL<{ made: { id: string } }>(app, query, { input }, admin))).made.id;
}

const read = (id: string, token = key) => callFhir<Patient>(app, `GET /Patient/${id}`, { token });
const search = (query: string, token = key) => callFhir<Bundle>(app, `GET /Patient?${query}`, { token });
const idsOf = async (query: string) => resourcesOf<Patient>((await search(query)).body, 'Patient').map(({ id }) => id);
const keyWith = async (...scopes: Scope[]) => (await makeKey(app.db, { scopes })).token;

test('A patient has the shape of the national profile: documents, chosen and registered name, contact', async () => {
  const { body, headers } = await read(ines);
  const typed = (code: string, text: string) => ({
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code }],
    text,
  });
  expect(body).toEqual({
    resourceType: 'Patient',
    id: ines,
    meta: { versionId: expect.any(String) },
    identifier: [
      { use: 'secondary', type: typed('TAX', 'CUIL'), system: 'http://www.renaper.gob.ar/cuil', value: '27123456780' },
      { use: 'official', type: typed('NI', 'DNI'), system: DNI, value: '20333444' },
      {
        use: 'secondary',
        type: typed('PPN', 'Pasaporte'),
        system: `${BASE}/NamingSystem/pasaporte`,
        value: 'AAB123456',
      },
      { use: 'usual', system: `${BASE}/NamingSystem/paciente`, value: ines },
    ],
    active: true,
    name: [
      { use: 'usual', text: 'Inés Paz' },
      { use: 'official', text: 'Inés María Paz Gil', family: 'Paz Gil', given: ['Inés', 'María'] },
    ],
    telecom: [
      { system: 'email', value: 'ines@canario.example' },
      { system: 'phone', value: '+54 11 4555 1200' },
    ],
    gender: 'female',
    birthDate: '1980-02-29',
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await read(jose)).body).toMatchObject({
    name: [{ use: 'usual', text: 'José Núñez' }],
    gender: 'other',
    deceasedDateTime: '2026-05-31',
  });
});

test('A merged patient names the one that stays, which names it', async () => {
  const merged = (await read(gone)).body;
  expect(merged).toMatchObject({ id: gone, active: false });
  expect(merged.link).toEqual([{ other: { reference: `Patient/${nora}` }, type: 'replaced-by' }]);
  expect(merged.name).toBeUndefined();
  const link = [{ other: { reference: `Patient/${gone}` }, type: 'replaces' }];
  expect((await read(nora)).body).toMatchObject({ active: true, link });
});

test.each<[string, () => string[]]>([
  ['name=pa', () => [ines, nora]],
  ['name=az', () => []],
  ['name:contains=az', () => [ines, nora]],
  ['name=nunez,gil', () => [ines, jose]],
  ['name:exact=Nora%20Paz', () => [nora]],
  ['name:exact=nora%20paz', () => []],
  ['family=gil', () => [ines]],
  ['given=maria&family=paz', () => [ines]],
  ['given=nora', () => []],
  ['name=100%25', () => []],
  [`identifier=${DNI}|20.333.444`, () => [ines]],
  ['identifier=https://www.renaper.org.ar/dni|20333444', () => [ines]],
  ['identifier=20333444', () => [ines]],
  [`identifier=${DNI}|`, () => [ines]],
  [`identifier=${DNI}|27123456780`, () => []],
  ['identifier=http://www.renaper.gob.ar/cuil|27-12345678-0', () => [ines]],
  [`identifier=${BASE}/NamingSystem/pasaporte|aab123456`, () => [ines]],
  ['identifier=urn:otro|20333444', () => []],
  ['identifier=|20333444', () => []],
  ['birthdate=1980-02-29', () => [ines]],
  ['birthdate=1980', () => [ines, jose]],
  ['birthdate=gt1980-02-29&birthdate=lt1981', () => [jose]],
  ['birthdate=ne1980-02', () => [jose]],
  ['birthdate=le1980-02', () => [ines]],
])('A search by %s', async (query, expected) => {
  expect(await idsOf(query)).toEqual(expected().toSorted());
});

test('A search by our id finds it, and a merged one nothing', async () => {
  expect(await idsOf(`_id=${jose},${gone},x`)).toEqual([jose]);
  expect(await idsOf(`identifier=${BASE}/NamingSystem/paciente|${jose}`)).toEqual([jose]);
  expect(await idsOf(`identifier=${jose}&name=jose`)).toEqual([jose]);
});

test('A search returns pages with each patient once, and counts them if asked', async () => {
  const pages: (string | undefined)[] = [];
  let query: string | null = '_count=2';
  for (let page = 0; query !== null && page < 5; page += 1) {
    const { body } = await search(query);
    pages.push(...resourcesOf<Patient>(body, 'Patient').map(({ id }) => id));
    const next = body.link!.find(({ relation }) => relation === 'next')?.url;
    query = next === undefined ? null : next.slice(next.indexOf('?') + 1);
  }
  expect(pages).toEqual([ines, jose, nora].toSorted());
  expect((await search('_summary=count&name=paz')).body.total).toBe(2);
  const posted = await callFhir<Bundle>(app, 'POST /Patient/_search', {
    token: key,
    body: `identifier=${DNI}|20333444`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(posted.body.total).toBe(1);
});

test.each([
  ['birthdate=ayer', '400 invalid birthdate: birthdate debe ser una fecha como 1984-03-09'],
  ['birthdate=1980-02-29T10:00', '400 invalid birthdate: birthdate debe ser una fecha como 1984-03-09'],
  ['name:missing=true', '400 invalid name: name no admite el modificador que sigue a los dos puntos'],
  ['name=a%00b', '400 invalid name: El texto contiene caracteres no permitidos'],
  ['identifier=a%00b', '400 invalid identifier: El texto contiene caracteres no permitidos'],
  [`name=${'x'.repeat(201)}`, '400 invalid name: No puede superar los 200 caracteres'],
  ['_after=x', '400 invalid _after: Esa página no existe'],
])('A search by %s is refused', async (query, failure) => {
  expect(await fhirFailure(search(query))).toBe(failure);
});

test('Visitors, patients’ accounts, and keys without the scope read none', async () => {
  expect(await fhirFailure(callFhir(app, `GET /Patient/${ines}`))).toBe('401 login: Es necesario iniciar sesión');
  const { token } = await signedIn(app.db, 'user');
  const noScope = await keyWith('appointments:read', 'personal-data');
  for (const call of [(it: string) => read(ines, it), (it: string) => search('name=paz', it)]) {
    expect(await fhirFailure(call(token))).toBe('403 forbidden: Sin permisos para realizar esta acción');
    expect(await fhirFailure(call(noScope))).toBe('403 forbidden: A la clave de API le falta el permiso patients:read');
  }
  for (const id of ['x', '7', '00000000-0000-4000-8000-000000000000'])
    expect(await fhirFailure(read(id))).toBe('404 not-found: El paciente no existe');
});

test('Without personal-data a key reads ids and links, which is no reading of the person, and searches by id alone', async () => {
  const blind = await keyWith(...SCOPES.filter((scope) => scope !== 'personal-data'));
  const readings = async () => (await app.db.pool.query('SELECT FROM patient_reads')).rowCount;
  const before = await readings();
  const answers = [await read(ines, blind), await read(gone, blind), await search(`_id=${ines}`, blind)];
  expect(await readings()).toBe(before);
  for (const { status, text } of [...answers, await search('', blind)]) {
    expect(status).toBe(200);
    expect(withoutIds(text)).not.toMatch(/canario|Paz|Inés|Nora|20333444|27123456780|AAB|4555|1980|female/);
  }
  expect(answers[0]!.body).toMatchObject({ id: ines, active: true, meta: { security: [{ code: 'REDACTED' }] } });
  for (const query of ['name=paz', `identifier=${DNI}|20333444`, 'family=gil', 'given=ines', 'birthdate=1980']) {
    expect(await fhirFailure(search(query, blind))).toBe(
      '403 forbidden: A la clave de API le falta el permiso personal-data',
    );
  }
});

test('A professional reads the patients of their turnos, without documents, and searches none', async () => {
  const scopes = ['patients:read', 'personal-data'] as const;
  const own = (await makeKey(app.db, { professionalId: laura.id, scopes })).token;
  for (const token of [laura.token, own]) {
    const { body, text } = await read(nora, token);
    expect(body).toMatchObject({ id: nora, name: [{ text: 'Nora Paz' }] });
    expect(text).not.toContain('renaper');
    expect(await fhirFailure(read(ines, token))).toBe('404 not-found: El paciente no existe');
    expect(await fhirFailure(search('name=paz', token))).toContain('403 forbidden');
  }
});

test('Nothing of an erased patient leaves, by FHIR or by REST', async () => {
  const { id: professionalId } = await makeProfessional(app.db, { overbookingsPerHour: 3 });
  const { id, mergedId } = await plantPatient(app, { admin, professionalId, roomId: await makeRoom(app.db) });
  const ERASE = 'mutation ($id: ID!) { erasePatient(id: $id, reason: "Lo pidió") { id } }';
  await dataOf(sendGraphQL(app, ERASE, { id }, admin));
  const GONE = '404 NOT_FOUND: El paciente no existe';
  for (const one of [id, mergedId]) {
    expect(await fhirFailure(read(one))).toBe('404 not-found: El paciente no existe');
    expect(await restFailure(callRest(app, `GET /patients/${one}`, { token: key }))).toBe(GONE);
    expect(await restFailure(callRest(app, `GET /patients/${one}/data.json`, { token: admin }))).toBe(GONE);
  }
  const [number, birthDate] = [CANARY_DNI.number, CANARY_BIRTH_DATE];
  const identifier = [{ system: DNI, value: number }];
  const resource = { resourceType: 'Patient', name: [{ text: CANARY_NAME }], birthDate, identifier };
  const answers = [
    ...(await Promise.all(
      [`_id=${id}`, 'name=canari', `identifier=${DNI}|${number}`, `birthdate=${birthDate}`].map((query) =>
        search(query),
      ),
    )),
    await callFhir<Bundle>(app, 'POST /Patient/$match', {
      token: key,
      body: parameters({ name: 'resource', resource }),
    }),
  ];
  expect(answers.map(({ body }) => body.total)).toEqual([0, 0, 0, 0, 0]);
  const listed = await callRest(app, 'GET /patients?search=canaria', { token: key });
  expect(listed.status).toBe(200);
  for (const { body } of [...answers, listed])
    expect(JSON.stringify({ ...(body as object), link: [] })).not.toMatch(new RegExp(CANARY, 'i'));
});

test('Notes of the desk never leave', async () => {
  for (const token of [admin, key]) expect((await search('', token)).text).not.toContain('Nota de canario');
});
