import { randomUUID } from 'node:crypto';

import { MedplumClient } from '@medplum/core';
import type { Appointment, Bundle, Patient, Practitioner } from '@medplum/fhirtypes';
import Client from 'fhir-kit-client';

import type { Scope } from '../../domain/scopes';
import { makeKey } from '../../testing/factories/api-keys';
import type { TestApp } from '../../testing/harness/app';
import { callFhir, fhirFailure, resourcesOf } from '../../testing/harness/fhir';
import { book, openClinicWithTurnos, parameters, PATIENT, proposal } from '../../testing/harness/clinic-with-turnos';
import { withoutIds } from '../../testing/harness/without-ids';

let app: TestApp;
let [ana, pablo] = [
  { id: 0, token: '' },
  { id: 0, token: '' },
];
let [admin, patient, confirmed, cancelled, pablos] = ['', '', '', '', ''];
let room = 0;
beforeAll(async () => {
  ({ app, ana, pablo, admin, patient, confirmed, cancelled, pablos, room } = await openClinicWithTurnos());
});
afterAll(() => app.close());

const read = (id: string, token?: string) =>
  callFhir<Appointment>(app, `GET /Appointment/${id}`, token === undefined ? {} : { token });
const search = async (query: string, token: string) =>
  (await callFhir<Bundle>(app, `GET /Appointment${query}`, { token })).body;
const idsOf = async (query: string, token = admin) =>
  resourcesOf<Appointment>(await search(query, token), 'Appointment').map(({ id }) => id);

describe('Appointments are read', () => {
  test.each([
    ['all by administrators', () => admin, () => [confirmed, cancelled, pablos]],
    ['by professionals their own', () => pablo.token, () => [pablos]],
    ['by patients their own', () => patient, () => [confirmed]],
  ])('%s', async (_, token, expected) => {
    expect(await idsOf('', token())).toEqual(expected());
  });

  test('by no other caller, whatever the id', async () => {
    expect(await fhirFailure(read(confirmed))).toBe('401 login: Es necesario iniciar sesión');
    expect(await fhirFailure(read(pablos, ana.token))).toBe('404 not-found: El turno no existe');
    expect(await fhirFailure(read(pablos, patient))).toBe('404 not-found: El turno no existe');
  });

  test('by a key with the scope, and with the patient only if it also has that scope', async () => {
    const keys = await Promise.all([
      makeKey(app.db, { scopes: ['rooms:read'] }),
      makeKey(app.db, { scopes: ['appointments:read'] }),
      makeKey(app.db, { scopes: ['appointments:read', 'personal-data'], professionalId: ana.id }),
    ]);
    const [rooms, plain, whole] = keys.map(({ token }) => token);
    expect(await fhirFailure(read(confirmed, rooms))).toBe(
      '403 forbidden: A la clave de API le falta el permiso appointments:read',
    );
    const { text, body } = await read(confirmed, plain);
    expect(withoutIds(text)).not.toMatch(/Pedro|ejemplo|5555/);
    expect(body).toMatchObject({ status: 'booked', start: '2026-06-03T10:00:00-03:00', minutesDuration: 30 });
    expect(body.participant.map(({ actor }) => [actor?.reference, actor?.display])).toEqual([
      [`Practitioner/${ana.id}`, 'Ana Paz'],
      [`Location/sala-${room}`, 'Consultorio 1'],
    ]);
    const told = (await read(confirmed, whole)).body;
    expect(told.contained).toEqual([
      {
        resourceType: 'Patient',
        id: 'paciente',
        name: [{ text: 'Pedro Paciente' }],
        telecom: [
          { system: 'email', value: 'pedro@ejemplo.example' },
          { system: 'phone', value: '11 5555-0101' },
        ],
      },
    ]);
    expect(await fhirFailure(read(pablos, whole))).toBe('404 not-found: El turno no existe');
  });

  test('with a reference to the patient by those who may read patients, and by no others', async () => {
    const { rows } = await app.db.pool.query<{ id: string }>(
      'SELECT patient_id AS id FROM appointments WHERE id = $1',
      [confirmed],
    );
    const patientId = rows[0]!.id;
    const keyWith = async (...scopes: Scope[]) => (await makeKey(app.db, { scopes })).token;
    const ofKey = async (...scopes: Scope[]) => (await read(confirmed, await keyWith(...scopes))).body;
    const patientIn = ({ participant }: Appointment) => participant[2]?.actor;
    const reference = `Patient/${patientId}`;
    expect(patientIn(await ofKey('appointments:read', 'patients:read'))).toEqual({ reference });
    for (const token of [admin, ana.token, await keyWith('appointments:read', 'patients:read', 'personal-data')]) {
      const { body } = await read(confirmed, token);
      expect(patientIn(body)).toEqual({ reference, display: 'Pedro Paciente' });
      expect([body.supportingInformation, body.contained]).toMatchObject([
        [{ reference: '#paciente' }],
        [{ name: [{ text: 'Pedro Paciente' }] }],
      ]);
      expect((await callFhir<Patient>(app, `GET /${reference}`, { token })).body.name?.[0]?.text).toBe(
        'Pedro Paciente',
      );
      expect(await idsOf(`?patient=${patientId}`, token)).toEqual([confirmed, cancelled]);
    }
    const own = (await read(confirmed, patient)).body;
    expect([patientIn(own)?.reference, own.supportingInformation]).toEqual(['#paciente', undefined]);
    expect(await idsOf(`?patient=${patientId}`, patient)).toEqual([]);
  });

  test('by administrators with the DNI that the patient gave', async () => {
    const identifierFor = async (token: string) =>
      ((await read(confirmed, token)).body.contained as Patient[])[0]!.identifier;
    expect(await identifierFor(admin)).toEqual([
      { use: 'official', system: 'http://www.renaper.gob.ar/dni', value: '30123456' },
    ]);
    expect(await identifierFor(ana.token)).toBeUndefined();
  });

  test('with the person who booked for the patient', async () => {
    const [told] = (await read(pablos, admin)).body.contained as Patient[];
    expect(told).toMatchObject({ name: [{ text: 'Nina' }], birthDate: '2020-01-02' });
    expect(told!.contact).toEqual([
      { name: { text: 'Rosa' }, telecom: [expect.objectContaining({ system: 'email' })] },
    ]);
    expect(told!.telecom).toBeUndefined();
  });

  test.each<[string, () => string[]]>([
    ['?status=booked,pending', () => [confirmed, pablos]],
    ['?status=proposed', () => []],
    ['?status=http://hl7.org/fhir/appointmentstatus|booked', () => [confirmed]],
    ['?date=2026-06-04', () => [cancelled]],
    ['?date=ge2026-06-03T10:00:00-03:00&date=lt2026-06-05', () => [confirmed, cancelled]],
    ['?date=gt2026-06-03T10:00:00-03:00', () => [cancelled, pablos]],
    ['?date=gt2026-06-05&date=lt2026-06-04', () => []],
    ['?practitioner=Practitioner/2', () => [pablos]],
    ['?actor=2&practitioner=Practitioner/1', () => []],
    ['?_sort=-date&_count=2', () => [pablos, cancelled]],
    ['?practitioner=x', () => []],
    ['?patient=x', () => []],
    ['?patient=Patient/00000000-0000-4000-8000-000000000000&_summary=count', () => []],
  ])('%s', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected());
  });

  test('by their ids; ids of others return nothing', async () => {
    expect(await idsOf(`?_id=${confirmed},${pablos},nobody&status=pending`)).toEqual([pablos]);
    expect(await idsOf(`?_id=${confirmed}`, pablo.token)).toEqual([]);
  });

  test('in pages, with a total and their professionals', async () => {
    const first = await search('?_count=2&_include=Appointment:practitioner', admin);
    expect(resourcesOf<Practitioner>(first, 'Practitioner').map(({ id }) => id)).toEqual([String(ana.id)]);
    const next = first.link!.find(({ relation }) => relation === 'next')!.url!;
    expect(await idsOf(next.slice(next.indexOf('?')))).toEqual([pablos]);
    expect((await search('?_summary=count&status=booked', admin)).total).toBe(1);
  });

  test.each([
    ['date=ne2026-06-02', '400 invalid date: date admite un solo valor, sin ne'],
    ['date=yesterday', '400 invalid date: date debe ser una fecha como 2026-11-21 o 2026-11-21T09:30:00-03:00'],
    ['practitioner=1,2', '400 invalid practitioner: Los turnos se buscan de un profesional por vez'],
    ['patient=1,2', '400 invalid patient: Los turnos se buscan de un paciente por vez'],
    ['actor=Location/sala-1', '400 invalid actor: Los turnos se buscan por Practitioner'],
    ['status:not=cancelled', '400 invalid status: status no admite el modificador que sigue a los dos puntos'],
    ['_after=x', '400 invalid _after: La posición de la lista no es válida'],
  ])('but not by %s', async (query, expected) => {
    expect(await fhirFailure(callFhir(app, `GET /Appointment?${query}`, { token: admin }))).toBe(expected);
  });
});

describe('FHIR client libraries', () => {
  test('fhir-kit-client searches, follows pages, reads, finds, books and cancels', async () => {
    const client = new Client({ baseUrl: `${app.url}/fhir`, bearerToken: admin });
    expect((await client.capabilityStatement()).resourceType).toBe('CapabilityStatement');
    const searchParams = { schedule: `Schedule/${ana.id}`, start: 'ge2026-06-15', _count: 10 };
    const page = (await client.resourceSearch({ resourceType: 'Slot', searchParams })) as unknown as Bundle;
    const next = (await client.nextPage({ bundle: page as never })) as unknown as Bundle;
    expect(next.entry).toHaveLength(10);
    expect(next.entry![0]!.resource!.id).not.toBe(page.entry![0]!.resource!.id);
    const slot = await client.read({ resourceType: 'Slot', id: page.entry![0]!.resource!.id! });
    expect(slot['status']).toBe('free');
    const found = (await client.operation({
      name: '$find',
      resourceType: 'Appointment',
      method: 'GET',
      input: { start: '2026-06-16', end: '2026-06-16', practitioner: `Practitioner/${ana.id}` },
    } as never)) as unknown as Bundle<Appointment>;
    const booked = (await client.operation({
      name: '$book',
      resourceType: 'Appointment',
      input: { ...found.entry![0]!.resource, contained: [PATIENT] },
    } as never)) as unknown as Bundle<Appointment>;
    const { id } = booked.entry![0]!.resource!;
    const done = await client.operation({ name: '$cancel', resourceType: 'Appointment', id: id!, input: {} } as never);
    expect((done as unknown as Bundle<Appointment>).entry![0]!.resource!.status).toBe('cancelled');
  });

  test('MedplumClient does too', async () => {
    const medplum = new MedplumClient({
      baseUrl: `${app.url}/`,
      fhirUrlPath: 'fhir/',
      accessToken: admin,
      fetch,
      cacheTime: 0,
    });
    const [practitioner] = await medplum.searchResources('Practitioner', { name: 'pablo' });
    expect(practitioner?.name?.[0]?.text).toBe('Pablo Núñez');
    const pages: number[] = [];
    for await (const page of medplum.searchResourcePages('Slot', `schedule=${pablo.id}&start=2026-06-15&_count=6`)) {
      pages.push(page.length);
    }
    expect(pages).toEqual([6, 6, 4]);
    expect((await medplum.readResource('Schedule', String(pablo.id))).actor[1]?.reference).toBe(
      `Practitioner/${pablo.id}`,
    );
    const url = medplum.fhirUrl('Appointment', '$find');
    url.searchParams.append('start', '2026-06-17T09:00:00-03:00');
    url.searchParams.append('end', '2026-06-17T17:00:00-03:00');
    url.searchParams.append('schedule', `Schedule/${pablo.id}`);
    const found = await medplum.get<Bundle<Appointment>>(url);
    const [proposed] = found.entry!.map(({ resource }) => resource!);
    const bundle = (await medplum.post(
      medplum.fhirUrl('Appointment', '$book'),
      parameters({ name: 'appointment', resource: { ...proposed, contained: [PATIENT] } }),
    )) as Bundle<Appointment>;
    const { id } = bundle.entry![0]!.resource!;
    const cancelling = medplum.post(
      medplum.fhirUrl('Appointment', '$cancel'),
      parameters({ name: 'appointment-reference', valueReference: { reference: `Appointment/${id}` } }),
    );
    expect(((await cancelling) as Bundle<Appointment>).entry![0]!.resource!.status).toBe('cancelled');
    await expect(medplum.readResource('Appointment', 'nobody')).rejects.toThrow('El turno no existe');
  });
});

test('$book takes a Patient by reference from callers who may read patients', async () => {
  const { rows } = await app.db.pool.query<{ id: string; email: string }>(
    "SELECT id, email FROM patients WHERE name = 'Pedro Paciente'",
  );
  const actor = { reference: `Patient/${rows[0]!.id}` };
  const referring = (slot: string) => proposal(slot, { contained: [], participant: [{ actor, status: 'accepted' }] });
  const { token: key } = await makeKey(app.db, { scopes: ['appointments:write', 'patients:read', 'personal-data'] });
  for (const [token, slot] of [
    [key, '1-202606091700'],
    [ana.token, '1-202606091730'],
  ] as const) {
    const { body } = await book(app, referring(slot), { token });
    const [turno] = resourcesOf<Appointment>(body, 'Appointment');
    expect(turno!.participant[2]!.actor).toEqual({ ...actor, display: 'Pedro Paciente' });
    expect(JSON.stringify(turno!.contained)).toContain(rows[0]!.email);
  }
  const unreferred = '400 invalid patient-resource: Falta el paciente, contenido en el turno o como patient-resource';
  const { token: blind } = await makeKey(app.db, { scopes: ['appointments:write'] });
  for (const call of [{}, { token: blind }])
    expect(await fhirFailure(book(app, referring('1-202606091630'), call))).toBe(unreferred);
  actor.reference = `Patient/${randomUUID()}`;
  expect(await fhirFailure(book(app, referring('1-202606091630'), { token: key }))).toBe(
    '404 not-found: El paciente no existe',
  );
});
