import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { activityOf, breakActivityLog } from '../../testing/harness/activity';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { slotsOn } from '../../testing/harness/slots';

const FIELDS = `{
  id date reason description isAllDay startTime endTime affectedAppointments { id patientName } affectedRentals { id roomName }
}`;
const LIST = `query ($id: Int!, $from: LocalDate) { dates: unavailableDates(professionalId: $id, from: $from) ${FIELDS} }`;
const ADD = `mutation ($id: Int!, $input: AddUnavailableDateInput!, $key: String) {
  date: addUnavailableDate(professionalId: $id, input: $input, idempotencyKey: $key) ${FIELDS}
}`;
const UPDATE = `mutation ($id: Int!, $dateId: Int!, $input: UpdateUnavailableDateInput!) {
  date: updateUnavailableDate(professionalId: $id, id: $dateId, input: $input) ${FIELDS}
}`;
const DELETE = 'mutation ($id: Int!, $dateId: Int!) { done: deleteUnavailableDate(professionalId: $id, id: $dateId) }';
const FORBIDDEN = 'FORBIDDEN: Sin permisos para realizar esta acción';
const MISSING = 'NOT_FOUND: La fecha no disponible no existe';
/** A Monday. */
const HOLIDAY = { date: '2026-06-15', reason: 'holiday' };
const MORNING = { isAllDay: false, startTime: '09:00', endTime: '11:00' };

interface DateData {
  id: number;
  date: string;
  isAllDay: boolean;
  startTime: string | null;
  endTime: string | null;
}

let app: TestApp;
let admin: { userId: number; token: string };
let laura: { id: number; userId: number; token: string };
let pablo: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.db, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await app.db.pool.query("UPDATE settings SET timezone = 'America/Argentina/Buenos_Aires'");
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db);
  await makeRoom(app.db);
});

const list = (id: number, token?: string, from?: string) =>
  sendGraphQL<{ dates: DateData[] }>(app, LIST, { id, from }, token);
const add = (id: number, input: object, token?: string, key?: string) =>
  sendGraphQL<{ date: DateData }>(app, ADD, { id, input, key }, token);
const update = (id: number, dateId: number, input: object, token?: string) =>
  sendGraphQL<{ date: DateData }>(app, UPDATE, { id, dateId, input }, token);
const remove = (id: number, dateId: number, token?: string) =>
  sendGraphQL<{ done: boolean }>(app, DELETE, { id, dateId }, token);
const added = async (input: object, who = laura) => (await dataOf(add(who.id, input, who.token))).date;
const datesOf = async (id: number) => {
  const { dates } = await dataOf(list(id, admin.token));
  return dates.map(({ date, startTime, endTime }) => `${date} ${startTime ?? '-'} ${endTime ?? '-'}`);
};
const summaries = async () => (await activityOf(app)).map(({ summary }) => summary);

describe('An unavailable date', () => {
  test('is all day unless said otherwise, and its times then do not count', async () => {
    const { id, ...rest } = await added({ ...HOLIDAY, startTime: '09:00', endTime: '' });
    expect(id).toEqual(expect.any(Number));
    expect(rest).toEqual({
      ...HOLIDAY,
      description: null,
      isAllDay: true,
      startTime: null,
      endTime: null,
      affectedAppointments: [],
      affectedRentals: [],
    });
  });

  test('takes the day off what patients are offered, and gives it back when it goes', async () => {
    expect(await slotsOn(app, 15, { professionalId: laura.id })).toHaveLength(16);
    const { id } = await added(HOLIDAY);
    expect(await slotsOn(app, 15, { professionalId: laura.id })).toEqual([]);
    expect(await slotsOn(app, 16, { professionalId: laura.id })).toHaveLength(16);
    expect(await dataOf(remove(laura.id, id, laura.token))).toEqual({ done: true });
    expect(await slotsOn(app, 15, { professionalId: laura.id })).toHaveLength(16);
  });

  test('that is part of a day takes just those hours', async () => {
    await added({ ...HOLIDAY, ...MORNING });
    expect((await slotsOn(app, 15, { professionalId: laura.id }))[0]).toBe('11:00');
  });

  test('is listed with the others, earliest first, from a date on', async () => {
    await added({ ...HOLIDAY, date: '2026-07-09' });
    await added({ ...HOLIDAY, isAllDay: false, startTime: '15:00', endTime: '24:00' });
    await added({ ...HOLIDAY, ...MORNING });
    await added(HOLIDAY, pablo);
    expect(await datesOf(laura.id)).toEqual(['2026-06-15 09:00 11:00', '2026-06-15 15:00 24:00', '2026-07-09 - -']);
    expect((await dataOf(list(laura.id, laura.token, '2026-06-16'))).dates).toHaveLength(1);
    expect((await dataOf(list(laura.id, laura.token, '2026-07-09'))).dates).toHaveLength(1);
  });

  test.each([
    [{ ...HOLIDAY, isAllDay: false }, 'startTime: La hora de inicio es requerida'],
    [{ ...HOLIDAY, isAllDay: false, startTime: '09:00' }, 'endTime: La hora de fin es requerida'],
    [{ ...HOLIDAY, isAllDay: false, startTime: '', endTime: '10:00' }, 'startTime: La hora de inicio es requerida'],
    [{ ...HOLIDAY, ...MORNING, endTime: '09:00' }, 'endTime: La hora de fin debe ser posterior a la de inicio'],
    [{ ...HOLIDAY, ...MORNING, startTime: '8:5' }, 'startTime: La hora debe tener la forma HH:mm'],
    [{ ...HOLIDAY, isAllDay: null }, 'isAllDay: Falta un dato obligatorio: isAllDay'],
    [{ ...HOLIDAY, description: 'x'.repeat(501) }, 'description: No puede superar los 500 caracteres'],
    [{ ...HOLIDAY, date: '2026-02-30' }, 'date: La fecha debe tener la forma AAAA-MM-DD'],
    [{ ...HOLIDAY, reason: 'fiaca' }, 'reason: El valor de reason no es válido'],
    [{ date: '2026-06-15' }, 'reason: Falta un dato obligatorio: reason'],
    [{ reason: 'holiday' }, 'date: Falta un dato obligatorio: date'],
  ])('of %j is refused with its field, and nothing is kept', async (input, failure) => {
    expect(await failureOf(add(laura.id, input, laura.token))).toBe(`BAD_REQUEST ${failure}`);
    expect(await datesOf(laura.id)).toEqual([]);
    expect(await activityOf(app)).toEqual([]);
  });

  test('is added once, by however many at once, and by a retry with its key', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(laura.id, HOLIDAY, laura.token)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(await failureOf(add(laura.id, { ...HOLIDAY, reason: 'other' }, laura.token))).toBe(
      'CONFLICT date: La fecha ya figura como no disponible en ese horario',
    );
    const retried = await Promise.all([1, 2].map(() => dataOf(add(pablo.id, HOLIDAY, pablo.token, 'feriado-15'))));
    expect(retried[1]).toEqual(retried[0]);
    expect([await datesOf(laura.id), await datesOf(pablo.id)]).toEqual([['2026-06-15 - -'], ['2026-06-15 - -']]);
    expect(await activityOf(app)).toHaveLength(2);
  });

  test('is not kept when it cannot be noted, nor changed, nor removed', async () => {
    const { id } = await added(HOLIDAY);
    const mend = await breakActivityLog(app);
    const answers = await Promise.all([
      add(laura.id, { ...HOLIDAY, date: '2026-06-16' }, laura.token),
      update(laura.id, id, MORNING, laura.token),
      remove(laura.id, id, laura.token),
    ]);
    await mend();

    expect(answers.every(({ errors }) => errors)).toBe(true);
    expect(await datesOf(laura.id)).toEqual(['2026-06-15 - -']);
  });
});

describe('A change of it', () => {
  test('touches what is given and leaves the rest', async () => {
    const stored = async () => (await dataOf(list(laura.id, laura.token))).dates;
    const date = await added({ ...HOLIDAY, ...MORNING, description: 'Trámite' });
    expect(await stored()).toEqual([date]);
    const change = async (input: object) => (await dataOf(update(laura.id, date.id, input, laura.token))).date;
    const other = await change({ reason: 'other', endTime: '12:00' });
    expect(other).toEqual({ ...date, reason: 'other', endTime: '12:00' });
    expect(await stored()).toEqual([other]);
    const allDay = await change({ isAllDay: true, description: null });
    expect(allDay).toEqual({ ...other, description: null, isAllDay: true, startTime: null, endTime: null });
    expect(await stored()).toEqual([allDay]);
  });

  test('to part of the day needs both times', async () => {
    const { id } = await added(HOLIDAY);
    const failure = (input: object) => failureOf(update(laura.id, id, input, laura.token));
    expect(await failure({ isAllDay: false })).toBe('BAD_REQUEST startTime: La hora de inicio es requerida');
    expect(await failure({ isAllDay: false, startTime: '09:00' })).toBe(
      'BAD_REQUEST endTime: La hora de fin es requerida',
    );
    expect((await dataOf(update(laura.id, id, { startTime: '09:00' }, laura.token))).date.isAllDay).toBe(true);
  });

  test.each([
    [{ date: null }, 'date: La fecha es requerida'],
    [{ reason: null }, 'reason: El motivo es requerido'],
    [{ isAllDay: null }, 'isAllDay: Indicá si es todo el día'],
    [{ startTime: null }, 'startTime: La hora de inicio es requerida'],
    [{ endTime: '08:00' }, 'endTime: La hora de fin debe ser posterior a la de inicio'],
  ])('to %j is refused', async (input, failure) => {
    const { id } = await added({ ...HOLIDAY, ...MORNING });
    expect(await failureOf(update(laura.id, id, input, laura.token))).toBe(`BAD_REQUEST ${failure}`);
  });

  test('to one that exists already is refused, and to itself is none', async () => {
    await added({ ...HOLIDAY, date: '2026-06-16' });
    const { id } = await added(HOLIDAY);
    const refused = update(laura.id, id, { date: '2026-06-16' }, laura.token);
    expect(await failureOf(refused)).toBe('CONFLICT date: La fecha ya figura como no disponible en ese horario');
    await dataOf(update(laura.id, id, HOLIDAY, laura.token));
    await dataOf(update(laura.id, id, {}, laura.token));
    expect(await activityOf(app)).toHaveLength(2);
  });
});

describe('The activity log', () => {
  test('says what was added, changed and removed, by whom, and in which month that was', async () => {
    const { id } = await added({ ...HOLIDAY, date: '2026-12-25' });
    await dataOf(
      update(laura.id, id, { ...MORNING, date: '2027-01-06', reason: 'other', description: 'Reyes' }, admin.token),
    );
    await dataOf(remove(laura.id, id, laura.token));

    const about = { professional: laura.id, action: 'day_override' };
    expect(await activityOf(app)).toEqual([
      {
        ...about,
        actor: laura.userId,
        month: '2026-6',
        summary: 'Fecha no disponible: sin registrar → 25-12-2026, todo el día (feriado)',
      },
      {
        ...about,
        actor: admin.userId,
        month: '2026-6',
        summary:
          'Fecha no disponible: 25-12-2026, todo el día (feriado) → 06-01-2027, 09:00-11:00 (otro motivo, «Reyes»)',
      },
      {
        ...about,
        actor: laura.userId,
        month: '2026-6',
        summary: 'Fecha no disponible: 06-01-2027, 09:00-11:00 (otro motivo, «Reyes») → eliminada',
      },
    ]);
  });

  test('tells also when only the description changed', async () => {
    const { id } = await added(HOLIDAY);
    await dataOf(update(laura.id, id, { description: ' Puente ' }, laura.token));
    expect((await summaries()).at(-1)).toBe(
      'Fecha no disponible: 15-06-2026, todo el día (feriado) → 15-06-2026, todo el día (feriado, «Puente»)',
    );
  });
});

describe('Another’s dates', () => {
  test('are neither seen nor changed by a colleague, a patient or a visitor', async () => {
    const { id } = await added(HOLIDAY, pablo);
    const patient = (await signedIn(app.db, 'user')).token;
    const everyCall = (token?: string) => [
      list(pablo.id, token),
      add(pablo.id, { ...HOLIDAY, ...MORNING }, token),
      update(pablo.id, id, MORNING, token),
      remove(pablo.id, id, token),
    ];
    for (const token of [laura.token, patient]) {
      for (const call of everyCall(token)) expect(await failureOf(call)).toBe(FORBIDDEN);
    }
    for (const call of everyCall()) expect(await failureOf(call)).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
    expect(await datesOf(pablo.id)).toEqual(['2026-06-15 - -']);
  });

  test('are not found under one’s own name', async () => {
    const { id } = await added(HOLIDAY, pablo);
    expect(await failureOf(update(laura.id, id, MORNING, laura.token))).toBe(MISSING);
    expect(await failureOf(remove(laura.id, id, laura.token))).toBe(MISSING);
    expect(await failureOf(remove(laura.id, id, admin.token))).toBe(MISSING);
    expect(await datesOf(pablo.id)).toEqual(['2026-06-15 - -']);
  });

  test('of no professional are not found', async () => {
    const [nobody, { token }] = [2 ** 30, admin];
    for (const call of [
      list(nobody, token),
      add(nobody, HOLIDAY, token),
      update(nobody, 1, {}, token),
      remove(nobody, 1, token),
    ]) {
      expect(await failureOf(call)).toBe('NOT_FOUND: El profesional no existe');
    }
  });

  test('can be changed by an administrator', async () => {
    const { id } = await added(HOLIDAY, pablo);
    expect((await dataOf(update(pablo.id, id, MORNING, admin.token))).date.startTime).toBe('09:00');
  });
});

test('The second removal of one date reads that it is gone', async () => {
  const { id } = await added(HOLIDAY);
  const answers = await Promise.all([remove(laura.id, id, laura.token), remove(laura.id, id, admin.token)]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual(['NOT_FOUND', 'done']);
  expect(await activityOf(app)).toHaveLength(2);
});
