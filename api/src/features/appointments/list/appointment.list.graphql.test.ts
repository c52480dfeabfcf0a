import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const LIST = `query ($filter: AppointmentFilter! = {}, $first: Int! = 50, $order: AppointmentOrder! = latest, $after: String) {
  appointments(filter: $filter, first: $first, order: $order, after: $after) { items { id startTime professional { name } } next }
}`;

interface Page {
  appointments: { items: { id: string; startTime: string; professional: { name: string } }[]; next: string | null };
}

let app: TestApp;
let admin: string;
let patient: { userId: number; token: string };
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
const ids: Record<string, string> = {};

/**
 * Laura: Monday 10:00 (the patient's) and 12:00 (cancelled). Pablo: Monday 10:00 (of José) and Tuesday 10:00 (the
 * patient's).
 */
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = await signedIn(app.db, 'user');
  laura = await makeProfessional(app.db, { name: 'Laura' });
  pablo = await makeProfessional(app.db, { name: 'Pablo' });
  const [a, b] = [await makeRoom(app.db), await makeRoom(app.db)];
  const at = (day: number, hour: number) => ({
    from: `2026-06-0${day}T${hour}:00-03:00`,
    to: `2026-06-0${day}T${hour}:30-03:00`,
  });
  const patientUserId = patient.userId;
  ids['laura10'] = await makeAppointment(app.db, { professionalId: laura.id, roomId: a, ...at(1, 10), patientUserId });
  ids['laura12'] = await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: a,
    ...at(1, 12),
    status: 'cancelled',
  });
  ids['pablo10'] = await makeAppointment(app.db, {
    professionalId: pablo.id,
    roomId: b,
    ...at(1, 10),
    patientName: 'José Ñandú',
    patientEmail: 'J_N@ejemplo.example',
    patientPhone: '+54 11 5555-0101',
  });
  ids['pabloTuesday'] = await makeAppointment(app.db, {
    professionalId: pablo.id,
    roomId: b,
    ...at(2, 10),
    patientUserId,
  });
});
afterAll(() => app.close());

const ask = (variables: object, token?: string) => sendGraphQL<Page>(app, LIST, { ...variables }, token);
const namesOf = async (variables: object, token: string) => {
  const { items } = (await dataOf(ask(variables, token))).appointments;
  return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).sort();
};

describe('The list of appointments', () => {
  test('is not for visitors', async () => {
    expect(await failureOf(ask({}))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
  });

  test('shows administrators everyone’s', async () => {
    expect(await namesOf({}, admin)).toEqual(['laura10', 'laura12', 'pablo10', 'pabloTuesday']);
  });

  test('shows professionals their own, and nothing of a colleague who is asked for', async () => {
    expect(await namesOf({}, laura.token)).toEqual(['laura10', 'laura12']);
    expect(await namesOf({ filter: { professionalId: laura.id } }, laura.token)).toEqual(['laura10', 'laura12']);
    expect(await namesOf({ filter: { professionalId: pablo.id } }, laura.token)).toEqual([]);
  });

  test('shows patients their own, whatever they ask for', async () => {
    expect(await namesOf({}, patient.token)).toEqual(['laura10', 'pabloTuesday']);
    expect(await namesOf({ filter: { professionalId: laura.id } }, patient.token)).toEqual(['laura10']);
    expect(await namesOf({}, (await signedIn(app.db, 'user')).token)).toEqual([]);
  });

  test('is searched among the caller’s visible turnos, never another account’s', async () => {
    const searched = { filter: { search: 'ejemplo.example' } };
    expect(await namesOf(searched, pablo.token)).toEqual(['pablo10', 'pabloTuesday']);
    expect(await namesOf(searched, patient.token)).toEqual(['laura10', 'pabloTuesday']);
    expect(await namesOf({ filter: { patientUserId: patient.userId } }, pablo.token)).toEqual(['pabloTuesday']);
    expect(
      await namesOf({ filter: { patientUserId: patient.userId } }, (await signedIn(app.db, 'user')).token),
    ).toEqual([]);
    const counts = '{ appointmentCounts(filter: { search: "jose" }) { total } }';
    expect(await dataOf(sendGraphQL(app, counts, {}, admin))).toEqual({ appointmentCounts: { total: 1 } });
  });

  test('is empty for a professional without a profile', async () => {
    const token = await openSession(app.db, await makeUser(app.db, { role: 'professional' }));
    expect(await namesOf({}, token)).toEqual([]);
  });

  const ALL = ['laura10', 'laura12', 'pablo10', 'pabloTuesday'];
  test.each([
    ['a professional', () => ({ professionalId: pablo.id }), ['pablo10', 'pabloTuesday']],
    ['a status', () => ({ status: 'cancelled' }), ['laura12']],
    ['a word for two', () => ({ professionalId: laura.id, status: 'scheduled' }), ['laura10']],
    ['several statuses', () => ({ status: 'cancelled,scheduled', professionalId: laura.id }), ['laura10', 'laura12']],
    ['a first instant, which counts', () => ({ from: '2026-06-01T12:00:00-03:00' }), ['laura12', 'pabloTuesday']],
    ['an end, which does not', () => ({ until: '2026-06-01T15:00Z' }), ['laura10', 'pablo10']],
    ['the clinic’s own time', () => ({ from: '2026-06-02T00:00', until: '2026-06-03T00:00' }), ['pabloTuesday']],
    ['several conditions at once', () => ({ professionalId: laura.id, status: 'pending' }), ['laura10']],
    ['nulls, which say nothing', () => ({ professionalId: null, status: null, from: null, until: null }), ALL],
    ['a patient’s account', () => ({ patientUserId: patient.userId }), ['laura10', 'pabloTuesday']],
    ['a patient’s name, whatever capitals and accents', () => ({ search: ' JOSE  ñan ' }), ['pablo10']],
    ['a part of an e-mail, of which nothing stands for anything else', () => ({ search: 'j_n@' }), ['pablo10']],
    ['a phone, however it is written', () => ({ search: '1155550101' }), ['pablo10']],
    ['words of which one is not there', () => ({ search: 'jose pedro' }), []],
    ['a search, and a status', () => ({ search: 'pedro', status: 'cancelled' }), ['laura12']],
    ['a blank search, which says nothing', () => ({ search: ' ' }), ALL],
    ['a professional who does not exist', () => ({ professionalId: 2 ** 31 - 1 }), []],
    ['a time that never comes', () => ({ from: '2026-06-05T00:00', until: '2026-06-04T00:00' }), []],
    ['the ends of time', () => ({ from: '1900-01-01T12:00', until: '9999-12-31T12:00' }), ALL],
  ])('can be narrowed to %s', async (_, filter, expected) => {
    expect(await namesOf({ filter: filter() }, admin)).toEqual(expected);
  });
});

describe('Page by page', () => {
  test.each(
    [1, 2, 3, 4].flatMap(
      (first) =>
        [
          [first, 'latest'],
          [first, 'earliest'],
        ] as const,
    ),
  )('of %d, every appointment comes once, the %s first, also where two start together', async (first, order) => {
    const seen: { id: string; startTime: string }[] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const { items, next }: Page['appointments'] = (await dataOf(ask({ first, order, after }, admin))).appointments;
      seen.push(...items);
      after = next;
      pages += 1;
    } while (after !== null);
    expect(pages).toBe(Math.ceil(4 / first));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(4);
    const starts = seen.map(({ startTime }) => startTime);
    expect(starts).toEqual(order === 'latest' ? starts.toSorted().reverse() : starts.toSorted());
  });

  test('an appointment that is made meanwhile shifts nothing', async () => {
    const { items, next } = (await dataOf(ask({ first: 2 }, admin))).appointments;
    const later = await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId: await makeRoom(app.db),
      from: '2026-06-09T10:00-03:00',
      to: '2026-06-09T10:30-03:00',
    });
    const rest = (await dataOf(ask({ first: 50, after: next }, admin))).appointments.items;
    await app.db.pool.query('DELETE FROM appointments WHERE id = $1', [later]);
    expect([...items, ...rest].map(({ id }) => id).sort()).toEqual(Object.values(ids).sort());
  });

  test.each([0, -1, 201, 2 ** 31 - 1])('of %d is refused', async (first) => {
    expect(await failureOf(ask({ first }, admin))).toBe('BAD_REQUEST first: La cantidad debe estar entre 1 y 200');
  });

  test.each([
    '',
    '_',
    'x',
    '29670000',
    '29670000_',
    '29670000_1',
    'NaN_00000000-0000-0000-0000-000000000000',
    '99999999999_00000000-0000-0000-0000-000000000000',
    "29670000_00000000-0000-0000-0000-000000000000' OR 1=1",
  ])('after %j is refused', async (after) => {
    expect(await failureOf(ask({ after }, admin))).toBe('BAD_REQUEST after: La posición de la lista no es válida');
  });

  test.each([-9_999_999_999, 9_999_999_999])(
    'after a made-up instant %d is a mere position, or refused',
    async (minute) => {
      const { errors } = await ask({ after: `${minute}_00000000-0000-0000-0000-000000000000` }, admin);
      expect(errors?.[0]?.extensions.code ?? 'BAD_REQUEST').toBe('BAD_REQUEST');
    },
  );
});

test('An impossible time in the filter is refused with its field, and so is an implausible search', async () => {
  expect(await failureOf(ask({ filter: { search: 'x'.repeat(201) } }, admin))).toBe(
    'BAD_REQUEST search: No puede superar los 200 caracteres',
  );
  expect(await failureOf(ask({ filter: { search: 'a\u0000' } }, admin))).toBe(
    'BAD_REQUEST search: El texto contiene caracteres no permitidos',
  );
  expect(await failureOf(ask({ filter: { from: '9999-12-31T23:59' } }, admin))).toBe(
    'BAD_REQUEST filter.from: La fecha y hora no es válida',
  );
  expect(await failureOf(ask({ filter: { until: 'hoy' } }, admin))).toContain('BAD_REQUEST until');
});

test('An appointment tells whether its professional can still be booked, and in which specialty else', async () => {
  const specialtyId = await makeSpecialty(app.db);
  await app.db.pool.query('UPDATE professionals SET specialty_id = $1, is_public = false WHERE id = $2', [
    specialtyId,
    pablo.id,
  ]);
  const facts = '{ appointments { items { professionalIsPublic specialtyId } } }';
  const { appointments } = await dataOf(
    sendGraphQL<{ appointments: { items: object[] } }>(app, facts, {}, patient.token),
  );
  expect(appointments.items).toEqual([
    { professionalIsPublic: false, specialtyId },
    { professionalIsPublic: true, specialtyId: null },
  ]);
});
