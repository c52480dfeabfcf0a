import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;
let admin: string;
let patient: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await emptyTables(app, 'discount_rules', 'specialties');
  await app.db.pool.query('UPDATE settings SET default_hourly_cost = 1000');
  laura = await makeProfessional(app.db, {
    name: 'Laura Médica',
    specialtyId: await makeSpecialty(app.db, { name: 'Cardiología' }),
  });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  room = await makeRoom(app.db, { name: 'Sala 1', hourlyRate: '1500' });
});

const BOOKINGS = '/professionals/bookings';
const requestBody = (more: object = {}) => ({
  professional_id: laura.id,
  date: '2026-06-02',
  rooms: [room],
  intervals: [{ start_time: '09:00', end_time: '12:00' }],
  notes: 'Traigo ecógrafo',
  ...more,
});
const rent = (more: object = {}, token: string | undefined = laura.token, headers?: Record<string, string>) =>
  callRest(app, `POST ${BOOKINGS}`, { token, body: requestBody(more), ...(headers && { headers }) });

describe('GET /public/rooms/bookings/{year}/{month}', () => {
  const list = async (token?: string) =>
    (await callRest(app, 'GET /public/rooms/bookings/2026/6', token ? { token } : {})).body;
  const open = { date: '2026-06-02', room_id: 0, start_time: '09:00', end_time: '12:00', room_name: 'Sala 1' };

  test('groups all rentals by date, and shows visitors and patients only that rooms are taken', async () => {
    await rent();
    await rent({ professional_id: pablo.id, date: '2026-06-09', notes: null }, pablo.token);
    const hidden = {
      professional_id: null,
      professional_name: null,
      professional_specialty: null,
      notes: null,
      created_at: null,
    };
    const expected = {
      '2026-06-02': [{ ...open, room_id: room, ...hidden }],
      '2026-06-09': [{ ...open, date: '2026-06-09', room_id: room, ...hidden }],
    };
    expect(await list()).toEqual(expected);
    expect(await list(patient)).toEqual(expected);
  });

  test('shows staff the professional, and owner and administrators the notes', async () => {
    await rent();
    const named = {
      ...open,
      room_id: room,
      professional_id: laura.id,
      professional_name: 'Laura Médica',
      professional_specialty: 'Cardiología',
      created_at: '2026-06-01T08:00:00-03:00',
    };
    for (const token of [laura.token, admin])
      expect(await list(token)).toEqual({ '2026-06-02': [{ ...named, notes: 'Traigo ecógrafo' }] });
    expect(await list(pablo.token)).toEqual({ '2026-06-02': [{ ...named, notes: null }] });
  });

  test('omits inactive rooms', async () => {
    await rent();
    await app.db.pool.query('UPDATE rooms SET is_active = false');
    expect(await list(admin)).toEqual({});
  });

  test('is an empty object without rentals, and rejects an invalid month', async () => {
    expect(await list()).toEqual({});
    expect(await restFailure(callRest(app, 'GET /public/rooms/bookings/2026/13'))).toBe(
      '400 BAD_REQUEST month: El mes debe estar entre 1 y 12',
    );
  });
});

describe('GET /admin/professionals/{id}/monthly-cost/{year}/{month}', () => {
  const cost = (path: string, token?: string) =>
    callRest(app, `GET /admin/professionals/${path}`, token ? { token } : {});

  test("shows administrators the month's cost before and after discounts, and the applied rules", async () => {
    await app.db.pool.query(
      `INSERT INTO discount_rules (min_hours_per_day, discount_percentage, description)
       VALUES (4, 10, 'Media jornada'), (9, 50, 'Sin usar')`,
    );
    await rent({
      intervals: [
        { start_time: '08:00', end_time: '12:00' },
        { start_time: '14:00', end_time: '16:00' },
      ],
    });
    const { status, body } = await cost(`${laura.id}/monthly-cost/2026/6`, admin);
    expect(status).toBe(200);
    expect(body).toEqual({
      total_hours: 6,
      hourly_rate: 1500,
      total_cost: 9000,
      discount_percentage: 6.67,
      discount_amount: 600,
      final_cost: 8400,
      credited_amount: 0,
      uncredited_amount: 0,
      total_owed: 8400,
      deduction_rules: [{ minHoursPerDay: 4, discountPercentage: 10, description: 'Media jornada' }],
    });
    expect((await cost(`${pablo.id}/monthly-cost/2026/6`, admin)).body).toEqual({
      total_hours: 0,
      hourly_rate: 0,
      total_cost: 0,
      discount_percentage: 0,
      discount_amount: 0,
      final_cost: 0,
      credited_amount: 0,
      uncredited_amount: 0,
      total_owed: 0,
      deduction_rules: [],
    });
  });

  test('is refused to everyone else, also to the professional', async () => {
    const path = `${laura.id}/monthly-cost/2026/6`;
    expect(await restFailure(cost(path))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
    for (const token of [laura.token, patient]) {
      expect(await restFailure(cost(path, token))).toBe('403 FORBIDDEN: Sin permisos para realizar esta acción');
    }
  });

  test.each([
    ['999999/monthly-cost/2026/6', '404 NOT_FOUND: El profesional no existe'],
    ['uno/monthly-cost/2026/6', '400 BAD_REQUEST professionalId: professionalId debe ser un número entero'],
    ['1/monthly-cost/2026/0', '400 BAD_REQUEST month: El mes debe estar entre 1 y 12'],
  ])('refuses %s', async (path, failure) => {
    expect(await restFailure(cost(path, admin))).toBe(failure);
  });
});
