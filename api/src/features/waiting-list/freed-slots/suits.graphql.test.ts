import { randomUUID } from 'node:crypto';

import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { at, WaitingClinic } from '../../../testing/harness/waiting-clinic';
import { answer, join, listed, offerByHand, waitForEarlier } from '../../../testing/harness/waiting-list';
import { ANYBODY_WAITS } from './candidates.sql';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;
let specialtyId: number;
let clinic: WaitingClinic;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.db.pool.query('DELETE FROM jobs; DELETE FROM rate_limits');
  await app.db.pool.query(
    'UPDATE settings SET waiting_list_at_once = 3, waiting_list_weekly_offers = 3, waiting_list_enabled = true',
  );
  await clearClinic(app);
  specialtyId = await makeSpecialty(app.db);
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId });
  roomId = await makeRoom(app.db, { name: 'Consultorio 1' });
  clinic = new WaitingClinic(app, { professionalId: laura.id, roomId, admin });
});

describe('Eligible entries:', () => {
  const suits = async (input: Parameters<typeof join>[1]) => {
    await dataOf(join(app, { professionalId: laura.id, ...input }));
    await clinic.free();
    return (await clinic.asked()).length === 1;
  };
  test.each([
    ['its hours', { hours: [{ weekday: 4, startTime: '10:00', endTime: '10:30' }] }, true],
    ['other hours', { hours: [{ weekday: 4, startTime: '10:01', endTime: '12:00' }] }, false],
    ['another day', { hours: [{ weekday: 3, startTime: '09:00', endTime: '12:00' }] }, false],
    ['later dates', { fromDate: '2026-06-05' }, false],
    ['earlier dates', { untilDate: '2026-06-03' }, false],
    ['enough notice', { noticeHours: 74 }, true],
    ['too little notice', { noticeHours: 75 }, false],
  ])('%s', async (_, input, isAsked) => {
    expect(await suits(input)).toBe(isAsked);
  });

  test('none without an e-mail, which staff cannot offer by hand either', async () => {
    const { entry } = await dataOf(
      join(app, { professionalId: laura.id, email: null, patientPhone: '11 2345-6789' }, admin),
    );
    await clinic.free();
    expect(await clinic.asked()).toEqual([]);
    const slot = { professionalId: laura.id, roomId, startTime: at('15:00') };
    expect(await failureOf(offerByHand(app, entry.id, slot, admin))).toBe(
      'CONFLICT: No tiene correo para recibir el ofrecimiento. Llamá al paciente y creale el turno',
    );
  });

  test('those of the specialty, urgent ones first, one of each address', async () => {
    await clinic.wait('Ana');
    await dataOf(join(app, { name: 'Ana hija', email: clinic.email('Ana'), specialtyId }));
    await dataOf(
      join(app, { name: 'Urgente', email: clinic.email('urgente'), specialtyId, urgentReason: 'Dolor' }, admin),
    );
    await clinic.set('atOnce: 1');
    await clinic.free();
    expect(await clinic.asked()).toEqual(['Urgente']);
    await clinic.set('atOnce: 3');
    await clinic.free(at('11:00'), at('11:30'));
    expect(await clinic.asked()).toHaveLength(2);
  });

  test('not with an appointment then, an open offer, or three offers in the week', async () => {
    await clinic.wait('Ana', 'Eva');
    const other = await makeProfessional(app.db);
    const otherRoom = await makeRoom(app.db);
    const then = { professionalId: other.id, roomId: otherRoom, from: at('09:45'), to: at('10:15') };
    await makeAppointment(app.db, { ...then, patientEmail: clinic.email('Ana') });
    await clinic.free();
    expect(await clinic.asked()).toEqual(['Eva']);
    // Eva has not answered yet.
    await clinic.free(at('09:00'), at('09:30'));
    expect(await clinic.outcomes()).toEqual({ Ana: 'pending', Eva: 'pending' });
    await dataOf(answer(app, 'declineOffer', await clinic.link('Eva')));
    for (const time of ['11', '12']) {
      await clinic.free(at(`${time}:00`), at(`${time}:30`));
      await dataOf(answer(app, 'declineOffer', await clinic.link('Eva')));
    }
    await clinic.free(at('13:00'), at('13:30'));
    const { rows } = await app.db.pool.query(
      `SELECT count(*)::int AS count FROM waiting_list_offers AS o JOIN waiting_list_entries AS e ON e.id = o.entry_id
       WHERE e.patient_name = 'Eva'`,
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  test('not at the weekly limit by entries removed since, unless nothing was mailed', async () => {
    await clinic.set('weeklyOffers: 1');
    const ids = new Map<string, string>();
    for (const name of ['Ana', 'Ana hija', 'Ana nieta']) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      const { entry } = await dataOf(join(app, { name, email: clinic.email('Ana'), professionalId: laura.id }, admin));
      ids.set(name, entry.id);
    }
    const REMOVE = 'mutation ($id: ID!) { removeWaitingListEntry(id: $id, input: { reason: "No viene" }) { id } }';
    const remove = (name: string) => dataOf(sendGraphQL(app, REMOVE, { id: ids.get(name) }, admin));
    app.clock.now = new Date('2026-06-02T02:00:00Z');
    await clinic.free();
    expect(await clinic.outcomes()).toEqual({ Ana: 'pending' });
    await remove('Ana');
    expect(await clinic.outcomes()).toEqual({ 'Ana hija': 'pending' });
    await clinic.later(9 * 60);
    await remove('Ana hija');
    expect(await clinic.outcomes()).toEqual({ 'Ana hija': 'withdrawn' });
    expect(await clinic.freedSlotOutcomes()).toEqual(['free']);
  });

  test('not for deceased patients, nor for accounts that may not ask for them, by hand either', async () => {
    await clinic.wait('Ana');
    await app.db.pool.query("UPDATE patients SET deceased_on = '2026-06-03' WHERE name = 'Ana'");
    for (const [account, rule, name] of [
      ['Eva', 'no', 'Eva'],
      ['Inés', 'own_only', 'Luz'],
      ['Nora', 'own_only', 'Nora'],
    ] as const) {
      const email = clinic.email(account);
      const userId = await makeUser(app.db, { name: account, email });
      const session = await openSession(app.db, userId);
      await dataOf(join(app, { name, email, professionalId: laura.id }, session));
      await app.db.pool.query('UPDATE patients SET may_book_online = $1 WHERE user_id = $2', [rule, userId]);
    }
    await clinic.wait('Zoe');
    const { rows } = await app.db.pool.query<{ id: string; name: string }>(
      "SELECT id, patient_name AS name FROM waiting_list_entries WHERE patient_name IN ('Ana', 'Eva', 'Luz') ORDER BY name",
    );
    const slot = { professionalId: laura.id, roomId, startTime: at('15:00') };
    const refusals: string[] = [];
    for (const { id, name } of rows) refusals.push(`${name} ${await failureOf(offerByHand(app, id, slot, admin))}`);
    const BY_PHONE = 'CONFLICT: No puede pedir este turno por internet. Llamá al paciente y creale el turno';
    expect(refusals).toEqual([
      'Ana CONFLICT patientName: El paciente falleció el 03-06-2026: no se le dan turnos nuevos',
      `Eva ${BY_PHONE}`,
      `Luz ${BY_PHONE}`,
    ]);
    await clinic.free();
    expect(await clinic.asked()).toEqual(['Nora', 'Zoe']);
  });

  test('not after declining that time before', async () => {
    await clinic.wait('Ana');
    await clinic.free();
    await dataOf(answer(app, 'declineOffer', await clinic.link('Ana')));
    await clinic.free();
    expect(await clinic.freedSlotOutcomes()).toEqual(['free']);
  });
});

test('Time freed by a move is still offered when the appointment moves on to a colleague at the same hour', async () => {
  await clinic.wait('Ana');
  const { id } = await clinic.turno();
  const MOVE = `mutation ($id: ID!, $to: DateTime!, $roomId: Int!, $whose: Int!) {
    moveAppointment(id: $id, startTime: $to, roomId: $roomId, professionalId: $whose) { id } }`;
  for (const name of ['Pablo Médico', 'Inés Médica']) {
    const [colleague, room] = [await makeProfessional(app.db, { name }), await makeRoom(app.db)];
    await dataOf(sendGraphQL(app, MOVE, { id, to: at('10:00'), roomId: room, whose: colleague.id }, admin));
  }
  expect(await clinic.freedSlotOutcomes()).toEqual(['open']);
  await clinic.later(3);
  expect(await clinic.link('Ana')).not.toBe('');
});

test('A patient with one kept appointment on two lists keeps the first replacement, and gives that up in turn', async () => {
  const days = ['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-30'].map((date) => [
    at('10:00', date),
    at('10:30', date),
  ]);
  const [earlier, accepted, later, late] = days as [string, string][];
  const kept = await clinic.turno(...late!);
  const PAY = 'mutation ($id: ID!) { takePayment(input: { appointmentId: $id, amount: 5000, means: cash }) { id } }';
  await dataOf(sendGraphQL(app, PAY, { id: kept.id }, admin));
  for (const isAnyProfessional of [false, true]) {
    await dataOf(waitForEarlier(app, { appointmentId: kept.id, isAnyProfessional }, kept.token));
  }
  const accept = async () => dataOf(answer(app, 'acceptOffer', await clinic.link('Pedro 1')));
  await clinic.free(...accepted!);
  await accept();
  await clinic.free(...later!);
  expect(await clinic.freedSlotOutcomes()).toEqual(['refilled']);
  await clinic.free(...earlier!);
  expect((await accept()).offered.givesUp).toEqual({ startTime: accepted![0] });
  const { rows } = await app.db.pool.query<{ id: string; startsAt: Date }>(
    'SELECT id, starts_at AS "startsAt" FROM appointments WHERE is_live',
  );
  expect(rows).toEqual([{ id: expect.any(String), startsAt: new Date(earlier![0]) }]);
  const PAID = 'query ($id: ID!) { appointment(id: $id) { paid } }';
  for (const [id, paid] of [
    [kept.id, 0],
    [rows[0]!.id, 5000],
  ]) {
    expect(await dataOf(sendGraphQL(app, PAID, { id }, admin))).toEqual({ appointment: { paid } });
  }
});

test('A deleted account no longer waits, and its offer goes to the next entry', async () => {
  await clinic.set('atOnce: 1');
  const { userId, token } = await signedIn(app.db, 'user');
  await dataOf(join(app, { name: 'Ana', professionalId: laura.id }, token));
  await clinic.wait('Eva');
  await clinic.free();
  await dataOf(sendGraphQL(app, 'mutation ($id: Int!) { deleteUser(id: $id) }', { id: userId }, admin));
  expect(await clinic.outcomes()).toEqual({ Ana: 'withdrawn', Eva: 'pending' });
  expect((await listed(app, admin)).map(({ offers }) => offers[0]?.outcome)).toEqual(['pending']);
});

describe('Held time that the professional can no longer attend is not offered again:', () => {
  test.each([
    [
      'absent',
      "INSERT INTO unavailable_dates (professional_id, date, reason) VALUES ($1, '2026-06-04', 'other')",
      true,
    ],
    ['hidden', 'UPDATE professionals SET is_public = false WHERE id = $1', true],
    ['without the room', 'UPDATE rooms SET is_active = ($1::int = 0)', true],
    ['without a waiting list', 'UPDATE settings SET waiting_list_enabled = ($1::int = 0)', true],
    ['there after all', 'SELECT $1::int', false],
  ])('%s', async (_, sql, isOver) => {
    await clinic.wait('Ana');
    app.clock.now = new Date('2026-06-02T02:00:00Z');
    await clinic.free();
    await app.db.pool.query(sql, [laura.id]);
    await clinic.later(9 * 60);
    expect((await clinic.link('Ana')) === '').toBe(isOver);
    expect(await clinic.outcomes()).toEqual({ Ana: isOver ? 'withdrawn' : 'pending' });
    expect(await clinic.freedSlotOutcomes()).toEqual([isOver ? 'free' : 'open']);
    expect((await app.db.pool.query('SELECT FROM holds')).rowCount).toBe(isOver ? 0 : 1);
  });

  test('nor when the first batch has answered', async () => {
    await clinic.set('atOnce: 1');
    await clinic.wait('Ana', 'Eva');
    await clinic.free();
    await app.db.pool.query('UPDATE professionals SET is_public = false');
    await dataOf(answer(app, 'declineOffer', await clinic.link('Ana')));
    expect([await clinic.asked(), await clinic.freedSlotOutcomes()]).toEqual([['Ana'], ['free']]);
  });
});

test('A series moves into its own time, although an entry waits for it', async () => {
  await clinic.wait('Ana');
  const seriesId = randomUUID();
  await app.db.pool.query("INSERT INTO appointment_series VALUES ($1, 1, '2026-06-01T11:00:00Z')", [seriesId]);
  const dates = ['2026-06-04', '2026-06-11', '2026-06-18'];
  const [first, second] = [
    await clinic.turno(at('10:00', dates[0]), at('10:30', dates[0])),
    await clinic.turno(at('10:00', dates[1]), at('10:30', dates[1])),
  ];
  await app.db.pool.query('UPDATE appointments SET series_id = $1', [seriesId]);
  const turnos = [first, second].map(({ id }, index) => {
    return { id, version: 1, startTime: at('10:00', dates[index + 1]), roomId };
  });
  const MOVE = 'mutation ($input: MoveFollowingInput!) { moveFollowing(input: $input) { startTime } }';
  await dataOf(sendGraphQL(app, MOVE, { input: { turnos } }, admin));
  const { rows } = await app.db.pool.query('SELECT starts_at AS "startsAt", outcome FROM waiting_list_stretches');
  expect(rows).toEqual([{ startsAt: new Date(at('10:00', dates[0])), outcome: 'open' }]);
});

test('Finding waiting entries is fast, however many have ended', async () => {
  const others = await makeProfessional(app.db);
  const elsewhere = await makeSpecialty(app.db);
  // Some waited here, and many wait elsewhere.
  for (const [professionalId, specialty, status, count] of [
    [laura.id, specialtyId, 'fulfilled', 40],
    [others.id, elsewhere, 'active', 4000],
  ]) {
    await app.db.pool.query(
      `INSERT INTO waiting_list_entries (id, professional_id, specialty_id, patient_name, patient_email, hours, from_date,
         until_date, notice_hours, status, ended_at, created_at, version)
       SELECT gen_random_uuid(), CASE n % 2 WHEN 0 THEN $1::int END, CASE n % 2 WHEN 1 THEN $2::int END, 'Ana', 'ana' || n,
         '[]', '2026-06-01', '2026-06-02', 0, $3, CASE $3 WHEN 'fulfilled' THEN now() END, now(), 1
       FROM generate_series(1, $4::int) AS n`,
      [professionalId, specialty, status, count],
    );
  }
  await app.db.pool.query('ANALYZE waiting_list_entries');
  const client = await app.db.pool.connect();
  await client.query('SET enable_seqscan = off');
  const { rows } = await client.query<Record<string, string>>(`EXPLAIN ${ANYBODY_WAITS.text}`, [laura.id]);
  client.release(true);
  const indexes = rows.flatMap((row) => row['QUERY PLAN']?.match(/waiting_list_entries_\w+/) ?? []).map(String);
  expect(indexes).toEqual(['waiting_list_entries_professional_status', 'waiting_list_entries_specialty_status']);
});
