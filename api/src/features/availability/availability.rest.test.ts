import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { callRest, restFailure } from '../../testing/harness/rest';

const HOLIDAY = { date: '2026-06-15', reason: 'holiday' };

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db, { hours: [] });
});

/** `path` follows /professionals/{id}. */
const asLaura = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  callRest(app, `${method} /professionals/${laura.id}${path}`, {
    token: laura.token,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });

test('a week is saved under the prefix and read without it, Sunday being 0', async () => {
  const availability = [
    { day_of_week: 0, start_time: '10:00', end_time: '24:00', is_available: true },
    { day_of_week: 1, start_time: '14:00', end_time: '18:00' },
    { day_of_week: 1, start_time: '09:00', end_time: '13:00' },
    { day_of_week: 6, start_time: '', end_time: '', is_available: false },
  ];

  const saved = await callRest(app, `PUT /postgres/professionals/${laura.id}/availability`, {
    token: laura.token,
    body: { availability },
  });

  expect(saved.status).toBe(200);
  const entry = (day: number, start: string, end: string) => ({
    id: expect.any(Number),
    professional_id: laura.id,
    day_of_week: day,
    start_time: start,
    end_time: end,
    is_available: true,
  });
  expect(saved.body).toEqual([entry(1, '09:00', '13:00'), entry(1, '14:00', '18:00'), entry(0, '10:00', '24:00')]);
  const read = await asLaura('GET', '/availability');
  expect([read.status, read.body]).toEqual([200, saved.body]);
  // Sending back what was read changes nothing.
  expect((await asLaura('PUT', '/availability', { availability: read.body })).body).toEqual(saved.body);
});

test.each([
  [{}, 'availability: Falta un dato obligatorio: availability'],
  [{ availability: 'lunes' }, /^availability/],
  [
    { availability: [{ day_of_week: 7, start_time: '09:00', end_time: '10:00' }] },
    'availability.0.day_of_week: El día debe estar entre 0 (domingo) y 6 (sábado)',
  ],
  [
    { availability: [{ day_of_week: 1, start_time: '09:00', end_time: '08:00' }] },
    'availability.0.end_time: La hora de fin debe ser posterior a la de inicio',
  ],
  [
    { availability: [{ start_time: '09:00', end_time: '10:00' }] },
    'availability.0.day_of_week: Falta un dato obligatorio: availability.0.day_of_week',
  ],
  [
    { availability: [{ day_of_week: 1, dayOfWeek: 1 }] },
    'availability.0.dayOfWeek: El dato availability.0.dayOfWeek no existe en esta operación',
  ],
])('a week of %j is refused', async (body, failure) => {
  const answer = await restFailure(asLaura('PUT', '/availability', body));
  expect(answer.replace('400 BAD_REQUEST ', '')).toEqual(
    typeof failure === 'string' ? failure : expect.stringMatching(failure),
  );
  expect((await asLaura('GET', '/availability')).body).toEqual([]);
});

test('fee and duration are changed by their keys, and read by anyone', async () => {
  const changed = await asLaura('PUT', '/rate', { ratePerAppointment: 25000.5 });

  expect([changed.status, changed.body]).toEqual([
    200,
    { ratePerAppointment: 25000.5, defaultDuration: 30, version: 2 },
  ]);
  expect((await asLaura('PUT', '/rate', { ratePerAppointment: null, defaultDuration: 45 })).body).toEqual({
    ratePerAppointment: null,
    defaultDuration: 45,
    version: 3,
  });
  expect((await callRest(app, `GET /professionals/${laura.id}/rate`)).body).toMatchObject({
    ratePerAppointment: null,
    defaultDuration: 45,
  });
  expect(await restFailure(asLaura('PUT', '/rate', { defaultDuration: 3 }))).toBe(
    '400 BAD_REQUEST defaultDuration: La duración debe estar entre 5 y 480 minutos',
  );
  expect(await restFailure(asLaura('PUT', '/rate', { ratePerAppointment: -1 }))).toBe(
    '400 BAD_REQUEST ratePerAppointment: El importe debe ser un número no negativo con dos decimales como máximo',
  );
});

test('an unavailable date is added, listed, changed and deleted', async () => {
  const roomId = await makeRoom(app.db);
  const appointment = await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    from: '2026-06-15T10:00-03:00',
    to: '2026-06-15T10:30-03:00',
  });
  const affected = [
    {
      id: appointment,
      patient_name: 'Pedro Paciente',
      start_time: '2026-06-15T10:00:00-03:00',
      end_time: '2026-06-15T10:30:00-03:00',
      status: 'pending',
    },
  ];

  const added = await asLaura('POST', '/unavailable-dates', { ...HOLIDAY, description: ' Día de la Bandera ' });
  expect(added.status).toBe(201);
  const { id } = added.body as { id: number };
  const record = {
    id,
    ...HOLIDAY,
    description: 'Día de la Bandera',
    is_all_day: true,
    start_time: null,
    end_time: null,
    version: 1,
  };
  expect(added.body).toEqual({ ...record, affected_appointments: affected });

  const list = await asLaura('GET', '/unavailable-dates');
  expect([list.status, list.body]).toEqual([200, [record]]);
  expect((await asLaura('GET', '/unavailable-dates?from=2026-06-16')).body).toEqual([]);

  const changed = await asLaura('PUT', `/unavailable-dates/${id}`, {
    reason: 'other',
    is_all_day: false,
    start_time: '11:00',
    end_time: '24:00',
  });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({
    ...record,
    reason: 'other',
    is_all_day: false,
    start_time: '11:00',
    end_time: '24:00',
    version: 2,
    affected_appointments: [],
  });

  const deleted = await asLaura('DELETE', `/unavailable-dates/${id}`);
  expect([deleted.status, deleted.body]).toEqual([204, undefined]);
  expect(await restFailure(asLaura('DELETE', `/unavailable-dates/${id}`))).toBe(
    '404 NOT_FOUND: La fecha no disponible no existe',
  );
  expect(await restFailure(asLaura('PUT', `/unavailable-dates/${id}`, HOLIDAY))).toBe(
    '404 NOT_FOUND: La fecha no disponible no existe',
  );
});

test('a date sent twice with the same key is added once; without one it is a conflict', async () => {
  const key = { 'idempotency-key': 'feriado-0001' };
  const [first, again] = [
    await asLaura('POST', '/unavailable-dates', HOLIDAY, key),
    await asLaura('POST', '/unavailable-dates', HOLIDAY, key),
  ];
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await restFailure(asLaura('POST', '/unavailable-dates', HOLIDAY))).toBe(
    '409 CONFLICT date: La fecha ya figura como no disponible en ese horario',
  );
});

test.each([
  [{ reason: 'holiday' }, 'date: Falta un dato obligatorio: date'],
  [{ date: '2026-06-15' }, 'reason: Falta un dato obligatorio: reason'],
  [
    { ...HOLIDAY, reason: 'fiaca' },
    'reason: reason debe ser uno de: vacation, sick_leave, personal_day, holiday, other',
  ],
  [{ ...HOLIDAY, date: '15/06/2026' }, 'date: La fecha debe tener la forma AAAA-MM-DD'],
  [{ ...HOLIDAY, is_all_day: false }, 'start_time: La hora de inicio es requerida'],
  [{ ...HOLIDAY, is_all_day: false, start_time: '09:00' }, 'end_time: La hora de fin es requerida'],
  [{ ...HOLIDAY, is_all_day: null }, 'is_all_day: is_all_day no puede ser null'],
  [{ ...HOLIDAY, isAllDay: false }, 'isAllDay: El dato isAllDay no existe en esta operación'],
])('an unavailable date of %j is refused', async (body, failure) => {
  expect(await restFailure(asLaura('POST', '/unavailable-dates', body))).toBe(`400 BAD_REQUEST ${failure}`);
  expect((await asLaura('GET', '/unavailable-dates')).body).toEqual([]);
});

test.each([
  'GET /availability',
  'PUT /availability',
  'PUT /rate',
  'GET /unavailable-dates',
  'POST /unavailable-dates',
  'PUT /unavailable-dates/1',
  'DELETE /unavailable-dates/1',
])('%s of another is refused to professionals, and altogether to patients and visitors', async (line) => {
  const [method = '', path = ''] = line.split(' ');
  const bodies: Record<string, object> = { '/availability': { availability: [] }, '/unavailable-dates': HOLIDAY };
  const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies[path] ?? {});
  const call = (token?: string) =>
    restFailure(callRest(app, `${method} /professionals/${laura.id}${path}`, { body, ...(token && { token }) }));
  const { token: colleague } = await makeProfessional(app.db);
  const { token: patient } = await signedIn(app.db, 'user');

  expect(await call()).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
  for (const token of [colleague, patient])
    expect(await call(token)).toBe('403 FORBIDDEN: Sin permisos para realizar esta acción');
  const unknown = callRest(app, `${method} /professionals/999999${path}`, { body, token: admin });
  expect(await restFailure(unknown)).toBe('404 NOT_FOUND: El profesional no existe');
});
