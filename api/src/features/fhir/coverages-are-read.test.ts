import type { Appointment, Bundle, Coverage, Organization } from '@medplum/fhirtypes';

import type { Scope } from '../../domain/scopes';
import { makeKey } from '../../testing/factories/api-keys';
import type { TestApp } from '../../testing/harness/app';
import { openClinicWithTurnos } from '../../testing/harness/clinic-with-turnos';
import { callFhir, fhirFailure, resourcesOf } from '../../testing/harness/fhir';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import { withoutIds } from '../../testing/harness/without-ids';

const RNAS = 'http://ssalud.gob.ar/coberturas';

let app: TestApp;
let [admin, professional, patient, confirmed] = ['', '', '', ''];
let [patientId, osde, ended, own] = ['', '', '', ''];
let [osdeId, iomaId] = [0, 0];

beforeAll(async () => {
  const clinic = await openClinicWithTurnos();
  ({ app, admin, patient, confirmed } = clinic);
  professional = clinic.ana.token;
  const idOf = async (sql: string, value: string) => (await app.db.pool.query(sql, [value])).rows[0].id;
  const insurer = (name: string): Promise<number> => idOf('SELECT id FROM insurers WHERE name = $1', name);
  patientId = await idOf('SELECT patient_id AS id FROM appointments WHERE id = $1', confirmed);
  [osdeId, iomaId] = [await insurer('OSDE'), await insurer('IOMA')];
  await app.db.pool.query('UPDATE insurers SET is_accepted = true WHERE id = $1', [osdeId]);
  const planId: number = await idOf(
    "INSERT INTO insurer_plans (insurer_id, name) VALUES ($1, '210') RETURNING id",
    `${osdeId}`,
  );
  const add = async (input: object) => {
    const ADD = 'mutation ($input: AddCoverageInput!) { made: addCoverage(input: $input) { id } }';
    const given = { input: { patientId, ...input } };
    return (await dataOf(sendGraphQL<{ made: { id: string } }>(app, ADD, given, admin))).made.id;
  };
  const olga = { relationship: 'child', holderName: 'Olga Canaria' };
  osde = await add({ insurerId: osdeId, planId, number: '61 CANARIO', validFrom: '2024-03-01', ...olga });
  ended = await add({ insurerId: iomaId, number: '22', validFrom: '2020-01-01', validTo: '2026-05-31' });
  own = await add({ insurerId: await insurer('Particular') });
  await app.db.pool.query(
    `INSERT INTO appointment_coverages
       (appointment_id, insurer_id, insurer_name, plan_id, plan_name, member_number, outcome, copay, judged_for)
     VALUES ($1, $2, 'OSDE', $3, '210', '61 CANARIO', 'with_copay', 3500.5, '2026-06-03')`,
    [confirmed, osdeId, planId],
  );
});
afterAll(() => app.close());

const search = (query: string, token?: string) =>
  callFhir<Bundle>(app, `GET /${query}`, token === undefined ? {} : { token });
const namesOf = async (query: string) =>
  resourcesOf<Organization>((await search(`Organization?${query}`)).body, 'Organization').map(({ name }) => name);
const idsOf = async (query: string, token = admin) =>
  resourcesOf<Coverage>((await search(`Coverage?${query}`, token)).body, 'Coverage').map(({ id }) => id);
const read = (id: string, token = admin) => callFhir<Coverage>(app, `GET /Coverage/${id}`, { token });
const keyWith = async (...scopes: Scope[]) => (await makeKey(app.db, { scopes })).token;

test('Anyone reads insurers as payers, and finds them by name, alias, code and whether they are attended', async () => {
  expect((await callFhir(app, `GET /Organization/${osdeId}`)).body).toMatchObject({
    identifier: [{ system: RNAS, value: '400800' }],
    active: true,
    type: [{ coding: [{ code: 'pay' }] }],
    name: 'OSDE',
    alias: ['OSDE Binario'],
  });
  expect(await namesOf(`identifier=${RNAS}|400800`)).toEqual(['OSDE']);
  expect(await namesOf('identifier=126205')).toEqual(['OSECAC']);
  expect(await namesOf('name=jubilados')).toEqual(['PAMI']);
  expect(await namesOf('name:exact=IOMA&active=false')).toEqual(['IOMA']);
  expect(await namesOf('active=true')).toEqual(['OSDE']);
  expect(await namesOf('name:exact=Particular')).toEqual([]);
});

test('A coverage names patient, payer, plan, holder and days; the first has order 1', async () => {
  const beneficiary = { reference: `Patient/${patientId}` };
  const system = (name: string) => `http://terminology.hl7.org/CodeSystem/${name}`;
  expect((await read(osde)).body).toEqual({
    resourceType: 'Coverage',
    id: osde,
    meta: { versionId: expect.any(String) },
    status: 'active',
    beneficiary,
    payor: [{ reference: `Organization/${osdeId}`, display: 'OSDE' }],
    subscriber: { display: 'Olga Canaria' },
    subscriberId: '61 CANARIO',
    relationship: { coding: [{ system: system('subscriber-relationship'), code: 'child' }] },
    period: { start: '2024-03-01' },
    class: [{ type: { coding: [{ system: system('coverage-class'), code: 'plan' }] }, value: '1', name: '210' }],
    order: 1,
  });
  const past = (await read(ended)).body;
  expect(past).toMatchObject({ status: 'cancelled', period: { end: '2026-05-31' }, subscriber: beneficiary });
  expect(past.order).toBeUndefined();
  expect((await read(own)).body).toMatchObject({ type: { coding: [{ code: 'pay' }] }, payor: [beneficiary] });
  expect((await app.db.pool.query('SELECT FROM patient_reads WHERE patient_id = $1', [patientId])).rowCount).toBe(1);
});

test.each<[string, () => string[]]>([
  ['', () => [osde, ended, own]],
  ['patient=$', () => [osde, ended, own]],
  ['beneficiary=Patient/$&status=active', () => [osde, own]],
  ['patient=$&payor=Organization/$OSDE', () => [osde]],
  ['payor=$OSDE,$IOMA&status=http://hl7.org/fhir/fm-status|cancelled', () => [ended]],
  ['status=draft', () => []],
  ['patient=Organization/$', () => []],
  ['payor=Organization/x', () => []],
  ['_id=$COVERAGE,x', () => [ended]],
])('A search of coverages by %s', async (query, expected) => {
  const filled = query
    .replaceAll('$OSDE', `${osdeId}`)
    .replaceAll('$IOMA', `${iomaId}`)
    .replaceAll('$COVERAGE', ended)
    .replaceAll('$', patientId);
  expect(await idsOf(filled)).toEqual(expected().toSorted());
});

test('A search of coverages pages, counts, and includes the payers once', async () => {
  const { body } = await search('Coverage?_count=2', admin);
  const next = body.link!.find(({ relation }) => relation === 'next')!.url;
  expect(resourcesOf(body, 'Coverage')).toHaveLength(2);
  expect(await idsOf(next.slice(next.indexOf('?') + 1))).toHaveLength(1);
  expect((await search('Coverage?_summary=count', admin)).body.total).toBe(3);
  const included = (await search(`Coverage?patient=${patientId}&_include=Coverage:payor`, admin)).body;
  expect(
    resourcesOf<Organization>(included, 'Organization')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['IOMA', 'OSDE']);
  expect(await fhirFailure(search('Coverage?patient:missing=true', admin))).toBe(
    '400 invalid patient: patient no admite el modificador que sigue a los dos puntos',
  );
});

test('Without personal-data a key reads ids and days of no coverage, and does not search by payer', async () => {
  const blind = await keyWith('patients:read', 'appointments:read');
  for (const { status, text } of [await read(osde, blind), await search(`Coverage?patient=${patientId}`, blind)]) {
    expect(status).toBe(200);
    expect(withoutIds(text)).toMatch(/REDACTED.*masked/);
    expect(withoutIds(text)).not.toMatch(/CANARI|Canari|OSDE|IOMA|2024|order/);
  }
  expect(await fhirFailure(search(`Coverage?payor=${osdeId}`, blind))).toBe(
    '403 forbidden: A la clave de API le falta el permiso personal-data',
  );
});

test('Visitors, patients, professionals and keys without the scope read no coverages', async () => {
  expect(await fhirFailure(search('Coverage'))).toBe('401 login: Es necesario iniciar sesión');
  for (const token of [patient, professional, await keyWith('appointments:read', 'personal-data')]) {
    expect(await fhirFailure(read(osde, token))).toContain('403 forbidden');
    expect(await fhirFailure(search('Coverage', token))).toContain('403 forbidden');
  }
  for (const id of ['x', patientId]) expect(await fhirFailure(read(id))).toBe('404 not-found: La cobertura no existe');
});

test('A turno contains the coverage that it was given with, and its copay', async () => {
  const turno = async (token: string) =>
    (await callFhir<Appointment>(app, `GET /Appointment/${confirmed}`, { token })).body;
  const coverageIn = async (token: string) => (await turno(token)).contained?.find(({ id }) => id === 'cobertura');
  expect(await coverageIn(admin)).toEqual({
    resourceType: 'Coverage',
    id: 'cobertura',
    status: 'active',
    beneficiary: { reference: `Patient/${patientId}` },
    payor: [{ reference: `Organization/${osdeId}`, display: 'OSDE' }],
    subscriberId: '61 CANARIO',
    class: [expect.objectContaining({ name: '210' })],
    costToBeneficiary: [expect.objectContaining({ valueMoney: { value: 3500.5, currency: 'ARS' } })],
  });
  expect((await turno(admin)).supportingInformation).toEqual([{ reference: '#paciente' }, { reference: '#cobertura' }]);
  expect(await coverageIn(patient)).toMatchObject({ beneficiary: { reference: '#paciente' } });
  const unnamed = await coverageIn(await keyWith('appointments:read', 'patients:read'));
  expect(unnamed).toMatchObject({ payor: [{ display: 'OSDE' }] });
  expect(unnamed).not.toHaveProperty('subscriberId');
  expect(await coverageIn(await keyWith('appointments:read'))).toBeUndefined();
});
