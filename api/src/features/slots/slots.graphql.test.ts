import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf } from '../../testing/harness/graphql';
import { firstSlotOf, firstSlotsOf, monthOf, nextSlotsOf, slotsOn } from '../../testing/harness/slots';

let app: TestApp;
let professional: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  professional = await makeProfessional(app.db, { hours: ['09:00-12:00'], defaultDurationMinutes: 60 });
});
afterAll(() => app.close());

const on = (day: number, query: object = {}, token?: string) =>
  slotsOn(app, day, { professionalId: professional.id, ...query }, token);
const override = async (roomId: number, date: string, ...hours: [start: number, end: number][]) => {
  const id = await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date });
  for (const [start, end] of hours) {
    await app.db.pool.query('INSERT INTO room_day_override_hours VALUES ($1, $2, $3)', [id, start, end]);
  }
};

describe('A month', () => {
  test('offers the professional’s hours in steps of their duration, days without slots left out', async () => {
    await makeRoom(app.db);
    const { monthSlots } = await dataOf(monthOf(app, { professionalId: professional.id }));
    expect(monthSlots).toMatchObject({ professionalId: professional.id, year: 2026, month: 6, durationMinutes: 60 });
    expect(monthSlots.days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(monthSlots.days[1]?.slots).toEqual([
      '2026-06-02T09:00:00-03:00',
      '2026-06-02T10:00:00-03:00',
      '2026-06-02T11:00:00-03:00',
    ]);
    app.clock.now = new Date('2026-06-20T03:00:00Z');
    const later = await dataOf(monthOf(app, { professionalId: professional.id }));
    expect(later.monthSlots.days[0]?.day).toBe(20);
  });

  test('offers requested durations; the remainder stays free', async () => {
    await makeRoom(app.db);
    expect(await on(2, { durationMinutes: 50 })).toEqual(['09:00', '09:50', '10:40']);
    expect(await on(2, { durationMinutes: 180 })).toEqual(['09:00']);
    expect(await on(2, { durationMinutes: 181 })).toEqual([]);
  });

  test('leaves out appointments and absences', async () => {
    const roomId = await makeRoom(app.db);
    await makeRoom(app.db);
    await makeAppointment(app.db, {
      professionalId: professional.id,
      roomId,
      from: '2026-06-02T10:00-03:00',
      to: '2026-06-02T10:10-03:00',
    });
    await insertRow(app.db, 'unavailable_dates', {
      professional_id: professional.id,
      date: '2026-06-03',
      reason: 'other',
      start_minute: 690,
      end_minute: 720,
    });
    await insertRow(app.db, 'unavailable_dates', {
      professional_id: professional.id,
      date: '2026-06-04',
      reason: 'vacation',
    });
    expect([await on(2), await on(3), await on(4)]).toEqual([['09:00', '11:00'], ['09:00', '10:00'], []]);
  });

  test('gives a cancelled appointment’s time back', async () => {
    const roomId = await makeRoom(app.db);
    const times = { from: '2026-06-02T09:00-03:00', to: '2026-06-02T12:00-03:00' };
    await makeAppointment(app.db, { professionalId: professional.id, roomId, ...times, status: 'cancelled' });
    await makeAppointment(app.db, { professionalId: professional.id, roomId, ...times, status: 'no_show' });
    expect(await on(2)).toEqual(['09:00', '10:00', '11:00']);
  });

  test('starts an hour ahead for the public and now for staff', async () => {
    await makeRoom(app.db);
    const [patient, admin] = [await signedIn(app.db, 'user'), await signedIn(app.db, 'admin')];
    app.clock.now = new Date('2026-06-01T12:30:00Z');
    expect([
      await on(1),
      await on(1, {}, patient.token),
      await on(1, {}, admin.token),
      await on(1, {}, professional.token),
    ]).toEqual([['11:00'], ['11:00'], ['10:00', '11:00'], ['10:00', '11:00']]);
  });

  test('is closed while no room is configured, and past its last configured month', async () => {
    expect(await on(2)).toEqual([]);
    await makeRoom(app.db, { hours: [] });
    expect(await on(2)).toEqual([]);
    await makeRoom(app.db);
    expect((await dataOf(monthOf(app, { professionalId: professional.id, month: 8 }))).monthSlots.days).toEqual([]);
  });

  test('follows a room’s exceptional dates, which close it or open it at other hours', async () => {
    const roomId = await makeRoom(app.db);
    await override(roomId, '2026-06-02');
    await override(roomId, '2026-06-03', [600, 720]);
    await override(roomId, '2026-08-05', [540, 600]);
    expect([await on(2), await on(3)]).toEqual([[], ['10:00', '11:00']]);
    expect(await on(5, { month: 8 })).toEqual(['09:00']);
  });

  test('searches only the given room', async () => {
    const [open, closed] = [await makeRoom(app.db), await makeRoom(app.db, { hours: ['11:00-20:00'] })];
    expect([await on(2, { roomId: open }), await on(2, { roomId: closed })]).toEqual([
      ['09:00', '10:00', '11:00'],
      ['11:00'],
    ]);
  });

  test('is NOT_FOUND for an inactive room, as for an unknown one; administrators get no slots', async () => {
    const month = { professionalId: professional.id, year: 2026, month: 6 };
    const inactive = await makeRoom(app.db, { isActive: false });
    for (const roomId of [inactive, 2 ** 31 - 1]) {
      expect(await failureOf(monthOf(app, { ...month, roomId }))).toBe('NOT_FOUND: La sala no existe');
      expect(await failureOf(firstSlotOf(app, { professionalId: professional.id, roomId }))).toBe(
        'NOT_FOUND: La sala no existe',
      );
    }
    const { token } = await signedIn(app.db, 'admin');
    expect(await dataOf(monthOf(app, { ...month, roomId: inactive }, token))).toMatchObject({
      monthSlots: { days: [] },
    });
  });

  test("ignores the professional's own rental, but not a colleague's", async () => {
    const roomId = await makeRoom(app.db);
    const times = { from: '2026-06-02T09:30-03:00', to: '2026-06-02T10:00-03:00' };
    await makeRental(app.db, { professionalId: professional.id, roomId, ...times });
    expect(await on(2)).toEqual(['09:00', '10:00', '11:00']);
    const colleague = await makeProfessional(app.db, { hours: ['09:00-12:00'], defaultDurationMinutes: 60 });
    expect(await on(2, { professionalId: colleague.id })).toEqual(['10:00', '11:00']);
  });

  test.each([
    [{ month: 0 }, 'month: El mes debe estar entre 1 y 12'],
    [{ month: 13 }, 'month: El mes debe estar entre 1 y 12'],
    [{ month: -(2 ** 31) }, 'month: El mes debe estar entre 1 y 12'],
    [{ year: 1899 }, 'year: El año debe estar entre 1900 y 9999'],
    [{ year: 10_000 }, 'year: El año debe estar entre 1900 y 9999'],
    [{ year: -1 }, 'year: El año debe estar entre 1900 y 9999'],
    [{ durationMinutes: 4 }, 'durationMinutes: La duración debe estar entre 5 y 480 minutos'],
    [{ durationMinutes: 481 }, 'durationMinutes: La duración debe estar entre 5 y 480 minutos'],
    [{ year: 2 ** 31 }, 'year: El valor de year no es válido'],
  ])('is refused for %j', async (query, failure) => {
    expect(await failureOf(monthOf(app, { professionalId: professional.id, ...query }))).toBe(`BAD_REQUEST ${failure}`);
  });

  test.each([
    [1900, 1],
    [9999, 12],
  ])('of %d-%d, a limit of the calendar, is empty and valid', async (year, month) => {
    await makeRoom(app.db, { months: [`${year}-${month}`] });
    const { monthSlots } = await dataOf(monthOf(app, { professionalId: professional.id, year, month }));
    expect(monthSlots.days.length).toBe(year === 1900 ? 0 : 31);
  });

  test.each([-1, 0, 2 ** 31 - 1])('of professional %d is not found', async (professionalId) => {
    expect(await failureOf(monthOf(app, { professionalId }))).toBe('NOT_FOUND: El profesional no existe');
    expect(await failureOf(firstSlotOf(app, { professionalId }))).toBe('NOT_FOUND: El profesional no existe');
  });

  test('of a hidden or suspended professional is not found', async () => {
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [professional.userId]);
    const hidden = await makeProfessional(app.db, { isPublic: false });
    for (const { id } of [professional, hidden])
      expect(await failureOf(monthOf(app, { professionalId: id }))).toContain('NOT_FOUND');
    expect(await nextSlotsOf(app)).toEqual([]);
  });
});

describe('The first slot', () => {
  test('is the next free one, also weeks away, and null without any in three months', async () => {
    expect(await dataOf(firstSlotOf(app, { professionalId: professional.id }))).toEqual({ firstSlot: null });
    await makeRoom(app.db, { months: ['2026-7'] });
    expect(await dataOf(firstSlotOf(app, { professionalId: professional.id }))).toEqual({
      firstSlot: '2026-07-01T09:00:00-03:00',
    });
    await makeRoom(app.db);
    expect(await dataOf(firstSlotOf(app, { professionalId: professional.id }))).toEqual({
      firstSlot: '2026-06-01T09:00:00-03:00',
    });
    app.clock.now = new Date('2026-06-01T14:00:01Z');
    expect(await dataOf(firstSlotOf(app, { professionalId: professional.id }))).toEqual({
      firstSlot: '2026-06-02T09:00:00-03:00',
    });
  });

  test('respects the given room and duration', async () => {
    await makeRoom(app.db);
    const evenings = await makeRoom(app.db, { hours: ['11:00-20:00'] });
    const query = { professionalId: professional.id };
    expect(await dataOf(firstSlotOf(app, { ...query, roomId: evenings }))).toEqual({
      firstSlot: '2026-06-01T11:00:00-03:00',
    });
    expect(await dataOf(firstSlotOf(app, { ...query, durationMinutes: 240 }))).toEqual({ firstSlot: null });
    expect(await failureOf(firstSlotOf(app, { ...query, durationMinutes: 0 }))).toContain(
      'BAD_REQUEST durationMinutes',
    );
  });
});

describe('The first slots of all professionals', () => {
  const startsOf = async (query: object = {}, token?: string) =>
    (await dataOf(firstSlotsOf(app, query, token))).firstSlots.map(({ professionalId, startTimes }) => [
      professionalId,
      startTimes.map((start) => start.slice(5, 16)),
    ]);

  test('come in display order, for public professionals, an hour ahead; for staff from now', async () => {
    await makeRoom(app.db);
    const skin = await makeSpecialty(app.db);
    const other = await makeProfessional(app.db, { hours: ['09:00-10:00'], specialtyId: skin, sortOrder: 9 });
    await makeProfessional(app.db, { isPublic: false });
    expect(await startsOf()).toEqual([
      [professional.id, ['06-01T09:00']],
      [other.id, ['06-01T09:00']],
    ]);
    expect(await startsOf({ specialtyId: skin, each: 3 })).toEqual([
      [other.id, ['06-01T09:00', '06-01T09:30', '06-02T09:00']],
    ]);
    app.clock.now = new Date('2026-06-01T12:10:00Z');
    expect((await startsOf())[0]).toEqual([professional.id, ['06-01T11:00']]);
    expect((await startsOf({}, professional.token))[0]).toEqual([professional.id, ['06-01T10:00']]);
    expect(await startsOf({ specialtyId: 4711 })).toEqual([]);
    expect(await failureOf(firstSlotsOf(app, { each: 0 }))).toContain('BAD_REQUEST each');
  });

  test('respect usable rooms, taken time and closed days of each professional', async () => {
    const [skin, heart] = [await makeSpecialty(app.db), await makeSpecialty(app.db)];
    const hours = { hours: ['09:00-12:00'] };
    const dermatologist = await makeProfessional(app.db, { ...hours, specialtyId: skin });
    const renter = await makeProfessional(app.db, { ...hours, specialtyId: heart });
    const cardiologist = await makeProfessional(app.db, { ...hours, specialtyId: heart });
    const all = [professional, dermatologist, renter, cardiologist];
    const ofSkin = await makeRoom(app.db, { specialtyIds: [skin] });
    const late = await makeRoom(app.db, { hours: ['10:00-20:00'], months: ['2026-7', '2026-8'] });
    await override(ofSkin, '2026-06-01');
    const day = (from: string, to: string) => ({ from: `2026-06-0${from}-03:00`, to: `2026-06-0${to}-03:00` });
    await makeAppointment(app.db, {
      professionalId: dermatologist.id,
      roomId: ofSkin,
      ...day('2T09:00', '2T10:00'),
    });
    await makeRental(app.db, { professionalId: renter.id, roomId: ofSkin, ...day('2T10:00', '2T11:30') });
    await makeAppointment(app.db, { professionalId: renter.id, roomId: ofSkin, ...day('2T10:00', '2T10:30') });
    await insertRow(app.db, 'unavailable_dates', {
      professional_id: cardiologist.id,
      date: '2026-07-01',
      reason: 'vacation',
    });
    await makeAppointment(app.db, {
      professionalId: professional.id,
      roomId: late,
      from: '2026-07-01T10:00-03:00',
      to: '2026-07-01T11:00-03:00',
    });
    const expected = await Promise.all(
      all.map(async ({ id }) => {
        const { firstSlot } = await dataOf(firstSlotOf(app, { professionalId: id }));
        return [id, [firstSlot?.slice(5, 16)]];
      }),
    );
    expect(expected.map(([, starts]) => starts)).toEqual([
      ['07-01T11:00'],
      ['06-02T11:30'],
      ['06-02T10:30'],
      ['07-02T10:00'],
    ]);
    expect((await startsOf()).sort(([a], [b]) => Number(a) - Number(b))).toEqual(expected);
    await app.db.pool.query('UPDATE rooms SET is_active = false');
    expect((await startsOf())[0]).toEqual([professional.id, []]);
  });
});
