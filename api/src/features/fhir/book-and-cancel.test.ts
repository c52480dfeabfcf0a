import { randomUUID } from 'node:crypto';

import type { Appointment, Bundle, Slot } from '@medplum/fhirtypes';

import { makeKey } from '../../testing/factories/api-keys';
import { makeKind, makeUser, openSession } from '../../testing/factories/people';
import { makeAppointment } from '../../testing/factories/rooms';
import type { TestApp } from '../../testing/harness/app';
import { bookingRows } from '../../testing/harness/booking';
import { callFhir, fhirFailure, resourcesOf } from '../../testing/harness/fhir';
import { book, openClinicWithTurnos, parameters, PATIENT, proposal } from '../../testing/harness/clinic-with-turnos';

let app: TestApp;
let [ana, pablo] = [
  { id: 0, token: '' },
  { id: 0, token: '' },
];
let admin = '';
let room = 0;
beforeAll(async () => {
  ({ app, ana, pablo, admin, room } = await openClinicWithTurnos());
});
afterAll(() => app.close());

/** On 9 June, which has no other bookings. */
const slotAt = (time: string, id = ana.id) => `${id}-20260609${time}`;

test('refuses an account that must set up a second factor, with that reason', async () => {
  await app.db.pool.query('UPDATE settings SET admins_need_second_factor = true');
  const body = parameters({ name: 'appointment', resource: proposal(slotAt('1300')) });
  for (const line of ['POST /Appointment/$book', `POST /Appointment/${randomUUID()}/$cancel`])
    expect(await fhirFailure(callFhir(app, line, { body, token: admin }))).toMatch(
      /^403 forbidden.*verificación en dos pasos/,
    );
  await app.db.pool.query('UPDATE settings SET admins_need_second_factor = false');
});

describe('$find', () => {
  const find = async (query: string) =>
    resourcesOf<Appointment>((await callFhir<Bundle>(app, `GET /Appointment/$find?${query}`)).body, 'Appointment');

  test('proposes what is free, soonest first', async () => {
    const found = await find(
      'start=2026-06-03T09:30:00-03:00&end=2026-06-03T11:00:00-03:00&practitioner=Practitioner/1',
    );
    expect(found.map(({ start }) => start?.slice(11, 16))).toEqual(['09:30', '10:30']);
    expect(found[0]).toMatchObject({ status: 'proposed', slot: [{ reference: 'Slot/1-202606031230' }] });
  });

  test.each([
    ['schedule=Schedule/1&schedule=Schedule/2', 4],
    ['specialty=1', 2],
    ['service-type-reference=HealthcareService/1&location-reference=Location/clinica', 2],
    ['specialty=1&practitioner=Practitioner/2', 0],
    ['patient-reference=Patient/7&_count=3', 3],
  ])('by %s finds %i', async (query, count) => {
    const between = 'start=2026-06-09T09:00:00-03:00&end=2026-06-09T10:00:00-03:00';
    expect(await find(`${between}&${query}`)).toHaveLength(count);
  });

  test('also accepts Parameters', async () => {
    const body = parameters(
      { name: 'start', valueDateTime: '2026-06-09' },
      { name: 'end', valueDateTime: '2026-06-09' },
      { name: 'practitioner', valueReference: { reference: 'Practitioner/1' } },
      { name: '_count', valueInteger: 1 },
    );
    const { body: bundle } = await callFhir<Bundle>(app, 'POST /Appointment/$find', { body });
    expect([bundle.entry?.length, bundle.total]).toEqual([1, 16]);
  });

  test('rejects invalid input', async () => {
    const failure = (query: string) => fhirFailure(callFhir(app, `GET /Appointment/$find?${query}`));
    expect(await failure('start=2026-06-09')).toBe('400 invalid end: Falta end, desde o hasta cuándo buscar');
    expect(await failure('start=2026-06-09&end=2026-06-08')).toBe(
      '400 invalid end: La búsqueda termina antes de empezar',
    );
    expect(await failure('start=2026-06-09&end=2026-09-09')).toBe('400 invalid end: La búsqueda abarca hasta 31 días');
  });
});

describe('$book', () => {
  test('books the proposed slot in a free room, like any booking', async () => {
    const { status, headers, body } = await book(app, proposal(slotAt('1200')));
    const [turno] = resourcesOf<Appointment>(body, 'Appointment');
    expect([status, headers.get('location')]).toEqual([201, `${app.url}/fhir/Appointment/${turno!.id}`]);
    expect(turno).toMatchObject({ status: 'pending', start: '2026-06-09T09:00:00-03:00' });
    expect(turno!.contained).toBeUndefined();
    const { rows } = await app.db.pool.query('SELECT * FROM appointments WHERE id = $1', [turno!.id]);
    expect(rows[0]).toMatchObject({
      patient_name: 'María Luz Gómez',
      patient_email: 'maria@ejemplo.example',
      patient_phone: '+54 11 5555 0202',
      is_self_booked: true,
      room_id: room,
    });
    const mails = await app.mails();
    expect(mails.filter(({ to }) => to === 'maria@ejemplo.example')).toHaveLength(1);
  });

  test.each<[string, () => object]>([
    [
      'by the reference that $find gave',
      () => ({ name: 'appointment-reference', valueReference: { reference: `Appointment/${slotAt('1230')}` } }),
    ],
    [
      'with whom and when',
      () => ({
        name: 'appointment',
        resource: {
          resourceType: 'Appointment',
          status: 'proposed',
          start: '2026-06-09T16:00:00.000Z',
          end: '2026-06-09T16:30:00Z',
          participant: [
            { actor: { reference: `PractitionerRole/${ana.id}` } },
            { actor: { reference: `Location/sala-${room}` } },
          ],
        },
      }),
    ],
    [
      'by a contained Slot',
      () => ({
        name: 'appointment',
        resource: {
          resourceType: 'Appointment',
          contained: [
            { resourceType: 'Slot', schedule: { reference: `Schedule/${ana.id}` }, start: '2026-06-09T16:30:00Z' },
          ],
        },
      }),
    ],
  ])('%s', async (_, parameter) => {
    const body = parameters(parameter(), { name: 'patient-resource', resource: PATIENT });
    expect((await callFhir(app, 'POST /Appointment/$book', { body })).status).toBe(201);
  });

  test('books the appointment type of its serviceType, and returns it', async () => {
    const id = await makeKind(app.db, { professionalId: pablo.id, name: 'Primera vez', durationMinutes: 45 });
    const kind = { system: `${app.url}/fhir/CodeSystem/tipo-de-consulta`, code: String(id) };
    const wanted = (code: string) => ({ serviceType: [{ coding: [{ ...kind, code }] }] });
    const { status, body } = await book(app, proposal(`${pablo.id}-202606101200`, wanted(kind.code)));
    expect(status).toBe(201);
    expect(resourcesOf<Appointment>(body, 'Appointment')[0]).toMatchObject({
      minutesDuration: 45,
      serviceType: [{ coding: [{ ...kind, display: 'Primera vez' }], text: 'Primera vez' }],
    });
    expect(await fhirFailure(book(app, proposal(`${pablo.id}-202606101330`, wanted('x'))))).toBe(
      '400 invalid Appointment.serviceType: El tipo de consulta no existe',
    );
    await app.db.pool.query('DELETE FROM appointments WHERE consultation_kind_id = $1', [id]);
    await app.db.pool.query('DELETE FROM consultation_kinds');
  });

  const numbered = (time: string) =>
    proposal(slotAt(time), { identifier: [{ system: 'urn:hospital', value: 'turno 1' }] });
  test.each<[string, () => ReturnType<typeof book>]>([
    ['header', () => book(app, proposal(slotAt('1300')), { headers: { 'idempotency-key': 'cada-turno-una-vez' } })],
    ['identifier', () => book(app, numbered('1330'))],
    ['identifier of a program that is known', () => book(app, numbered('1400'), { token: admin })],
  ])('books once however often a request is repeated, by its %s', async (_, send) => {
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
  });

  test('books no second appointment with a program’s identifier, but lets visitors share one', async () => {
    expect(await fhirFailure(book(app, numbered('1430'), { token: admin }))).toBe(
      '422 duplicate: La clave de idempotencia ya se usó con otros datos',
    );
    expect((await book(app, numbered('1430'))).status).toBe(201);
  });

  test('books a slot once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => book(app, proposal(slotAt('1500')))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  const TAKEN = 'El horario elegido ya no está disponible. Elegí otro horario';
  test.each<[string, () => object, string]>([
    ['a time that is taken', () => proposal(`${ana.id}-202606031300`), `409 conflict: ${TAKEN}`],
    ['a time outside the hours', () => proposal(slotAt('0300')), `409 conflict: ${TAKEN}`],
    ['a time off the grid', () => proposal(slotAt('1745')), `409 conflict: ${TAKEN}`],
    ['a time that is too near', () => proposal(`${ana.id}-202606011130`), `409 conflict: ${TAKEN}`],
    [
      'another length',
      () => proposal(slotAt('1800'), { end: '2026-06-09T17:00:00-03:00' }),
      '400 invalid Appointment.end: Con este profesional el turno dura 30 minutos',
    ],
    [
      'an end before the start',
      () => proposal(slotAt('1800'), { end: '2026-06-09T14:00:00-03:00' }),
      '400 invalid Appointment.end: ',
    ],
    [
      'a start that is not the Slot’s',
      () => proposal(slotAt('1800'), { start: '2026-06-09T15:30:00-03:00' }),
      '400 invalid Appointment.start: El horario de inicio no es el del Slot',
    ],
    ['no patient', () => proposal(slotAt('1800'), { contained: [] }), '400 invalid patient-resource: '],
    [
      'a patient without an address',
      () => proposal(slotAt('1800'), { contained: [{ ...PATIENT, telecom: [] }] }),
      '400 invalid Patient.telecom: El correo es requerido',
    ],
    [
      'a child of unknown age',
      () =>
        proposal(slotAt('1800'), {
          contained: [{ ...PATIENT, birthDate: undefined, contact: [{ name: { text: 'Rosa' } }] }],
        }),
      '400 invalid Patient.birthDate: La fecha de nacimiento es requerida',
    ],
    [
      'invalid characters',
      () => proposal(slotAt('1800'), { comment: 'a\ud800b' }),
      '400 invalid Appointment.comment: ',
    ],
    ['a Slot of nobody', () => proposal('99999-202606091800'), '404 not-found: El profesional no existe'],
    ['the last minute of time', () => proposal(`${ana.id}-999912312359`), '409 conflict: '],
    ['a Slot that is none', () => proposal('hoy'), '400 invalid Appointment.slot: El Slot no existe'],
    ['nothing', () => ({ resourceType: 'Appointment' }), '400 invalid Appointment.participant: '],
    [
      'an unknown room',
      () => proposal(slotAt('1800'), { participant: [{ actor: { reference: 'Location/sala-99' } }] }),
      '404 not-found: La sala no existe',
    ],
  ])('refuses %s, and nothing is written', async (_, appointment, expected) => {
    const before = await bookingRows(app);
    expect(await fhirFailure(book(app, appointment()))).toContain(expected);
    expect(await bookingRows(app)).toEqual(before);
  });

  test('needs the scope of a key, and books nothing without', async () => {
    const { token } = await makeKey(app.db, { scopes: ['appointments:read'] });
    expect(await fhirFailure(book(app, proposal(slotAt('1830')), { token }))).toBe(
      '403 forbidden: A la clave de API le falta el permiso appointments:write',
    );
  });
});

describe('$cancel', () => {
  const cancel = (id: string, token?: string) =>
    callFhir<Bundle>(app, 'POST /Appointment/$cancel', {
      ...(token !== undefined && { token }),
      body: parameters({ name: 'appointment-reference', valueReference: { reference: `Appointment/${id}` } }),
    });
  const fresh = async (hour: number, more: object = {}) =>
    makeAppointment(app.db, {
      professionalId: pablo.id,
      roomId: room,
      from: `2026-06-10T${hour}:00-03:00`,
      to: `2026-06-10T${hour}:30-03:00`,
      ...more,
    });

  test('frees the time, and is refused the second time', async () => {
    const id = await fresh(10);
    const { status, body } = await cancel(id, pablo.token);
    expect([status, resourcesOf<Appointment>(body, 'Appointment')[0]?.status]).toEqual([200, 'cancelled']);
    expect((await callFhir<Slot>(app, `GET /Slot/${pablo.id}-202606101300`)).status).toBe(200);
    expect(await fhirFailure(cancel(id, admin))).toBe('409 conflict: El turno ya está cancelado');
  });

  test('is allowed to callers who may cancel the appointment', async () => {
    const id = await fresh(11);
    expect(await fhirFailure(cancel(id))).toBe('401 login: Es necesario iniciar sesión');
    expect(await fhirFailure(cancel(id, ana.token))).toBe('404 not-found: El turno no existe');
    const { token } = await makeKey(app.db, { scopes: ['appointments:read', 'personal-data'] });
    expect(await fhirFailure(cancel(id, token))).toContain('403 forbidden');
    const { token: writing } = await makeKey(app.db, { scopes: ['appointments:write'] });
    const { status } = await callFhir(app, `POST /Appointment/${id}/$cancel`, { token: writing });
    expect(status).toBe(200);
  });

  test('is rejected for a patient within a day of the appointment', async () => {
    const userId = await makeUser(app.db);
    const id = await makeAppointment(app.db, {
      professionalId: pablo.id,
      roomId: room,
      from: '2026-06-01T17:00-03:00',
      to: '2026-06-01T17:30-03:00',
      patientUserId: userId,
    });
    expect(await fhirFailure(cancel(id, await openSession(app.db, userId)))).toBe(
      '409 conflict: Faltan menos de 24 horas para el turno. Comunicate con la clínica',
    );
  });
});
