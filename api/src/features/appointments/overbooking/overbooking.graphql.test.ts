import { makeKind, makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeHold, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { bookingRows, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { at, FULL, overbookingOf, TAKEN, TEN } from '../../../testing/harness/overbookings';
import { inTheQueue } from '../../../testing/harness/occupancy-queue';
import { mailKindsAfterWait } from '../../../testing/harness/notices';
import { auditOccupancy } from '../../backups/overlaps';

const CREATE = `mutation ($input: CreateOverbookingInput!, $key: String) {
  createOverbooking(input: $input, idempotencyKey: $key) {
    id status startTime endTime roomId isOverbooking overbookingReason version
  }
}`;
let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomA: number;
let roomB: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { overbookingsPerHour: 2 });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico', overbookingsPerHour: 2 });
  roomA = await makeRoom(app.db, { name: 'Consultorio 1' });
  roomB = await makeRoom(app.db, { name: 'Consultorio 2' });
  await makeAppointment(app.db, { professionalId: laura.id, roomId: roomA, ...TEN });
});

interface Overbooking {
  id: string;
  roomId: number;
  version: number;
}
const create = (input: object = {}, token = admin, key?: string) => {
  const whole = overbookingOf(laura.id, input);
  return sendGraphQL<{ createOverbooking: Overbooking }>(app, CREATE, { input: whole, key }, token);
};
const created = async (input: object = {}, token = admin) => (await dataOf(create(input, token))).createOverbooking;
const send = (text: string, variables: Record<string, unknown>, token = admin) =>
  sendGraphQL<Record<string, Record<string, unknown>>>(app, text, variables, token);
const cancel = (where: string) => app.db.pool.query(`UPDATE appointments SET status = 'cancelled' WHERE ${where}`);
const nothingForbidden = async () => {
  expect(Object.values(await auditOccupancy(app.db.pool)).filter((count) => count > 0)).toEqual([]);
};

describe('A sobreturno is given', () => {
  test('over a turno of the professional, in its room, marked as such; the patient gets the mail of any turno', async () => {
    expect(await created()).toEqual({
      id: expect.any(String) as string,
      status: 'pending',
      startTime: at('10:10'),
      endTime: at('10:40'),
      roomId: roomA,
      isOverbooking: true,
      overbookingReason: 'Fiebre alta',
      version: 1,
    });
    expect(await bookingRows(app)).toMatchObject({ appointments: 2, occupancies: 2, audited: 1 });
    expect(await mailKindsAfterWait(app)).toEqual(['appointment-received']);
    await nothingForbidden();
  });

  test('by the professional, not by colleagues, patients and visitors', async () => {
    await created({}, laura.token);
    const { token: patient } = await signedIn(app.db, 'user');
    for (const token of [pablo.token, patient]) {
      expect(await failureOf(create({}, token))).toBe('FORBIDDEN: Sin permisos para realizar esta acción');
    }
    expect(await failureOf(create({}, ''))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
  });

  test('where the professional rents, or in a room that is chosen when they have none', async () => {
    const noon = { startTime: at('12:00') };
    expect(await failureOf(create(noon))).toBe(
      'BAD_REQUEST roomId: Elegí la sala: a esa hora el profesional no tiene ninguna',
    );
    expect((await created({ ...noon, roomId: roomB })).roomId).toBe(roomB);
    await makeRental(app.db, { professionalId: laura.id, roomId: roomB, from: at('13:00'), to: at('15:00') });
    expect((await created({ startTime: at('13:00') })).roomId).toBe(roomB);
  });

  test('once for a key, whatever is left by then', async () => {
    const same = { patientEmail: 'ana@ejemplo.example' };
    const first = await dataOf(create(same, admin, 'sobreturno-0001'));
    await created();
    expect(await dataOf(create(same, admin, 'sobreturno-0001'))).toEqual(first);
  });

  test.each([
    ['without a reason', { reason: ' ' }, 'BAD_REQUEST reason: Escribí el motivo del sobreturno'],
    ['with a long one', { reason: 'x'.repeat(201) }, 'BAD_REQUEST reason: '],
    ['for a minute', { durationMinutes: 1 }, 'BAD_REQUEST durationMinutes: '],
    [
      'outside of the hours',
      { startTime: at('16:45'), roomId: 0 },
      'CONFLICT startTime: El profesional no atiende en todo',
    ],
    [
      'elsewhere than they attend',
      { roomId: 1 },
      'CONFLICT roomId: A esa hora el profesional atiende en Consultorio 1',
    ],
  ])('not %s', async (_, input, failure) => {
    const rooms = [roomA, roomB];
    const whole = 'roomId' in input ? { ...input, roomId: rooms[input.roomId] } : input;
    expect(await failureOf(create(whole))).toContain(failure);
    expect(await bookingRows(app)).toMatchObject({ appointments: 1, audited: 0 });
  });

  test('with the appointment type as it is once its change has ended', async () => {
    const kind = await makeKind(app.db, { professionalId: laura.id, name: 'Control', durationMinutes: 30 });
    const off = `mutation { updateConsultationKind(professionalId: ${laura.id}, id: ${kind}, input: { isActive: false }) { id } }`;
    const [, late] = await inTheQueue(app, { professionalIds: [laura.id] }, [
      () => send(off, {}),
      () => create({ consultationKindId: kind }),
    ]);
    expect(await failureOf(Promise.resolve(late))).toBe(
      'CONFLICT consultationKindId: Control ya no se ofrece. Elegí otro tipo de consulta',
    );
  });

  test('not into an absence, nor into a closed room', async () => {
    await app.db.pool.query(
      `INSERT INTO unavailable_dates (professional_id, date, start_minute, end_minute, reason)
       VALUES ($1, '2026-06-02', 630, 660, 'vacation')`,
      [laura.id],
    );
    expect(await failureOf(create())).toBe(
      'CONFLICT startTime: El profesional no atiende ese día a esa hora: tiene una ausencia',
    );
    const closed = await makeRoom(app.db, { hours: ['13:00-20:00'] });
    expect(await failureOf(create({ startTime: at('12:00'), roomId: closed }))).toBe(
      'CONFLICT roomId: La sala está cerrada en ese horario. Elegí otra sala u otro horario',
    );
  });

  test.each([
    ['a turno', makeAppointment],
    ['a rental', makeRental],
    ['a hold', makeHold],
  ])('not over %s of a colleague in that room', async (_, make) => {
    await make(app.db, { professionalId: pablo.id, roomId: roomA, from: at('10:30'), to: at('11:00') });
    expect(await failureOf(create())).toBe(TAKEN);
  });

  test('and then no colleague gets the room, and the professional’s time is not offered', async () => {
    await created();
    for (const make of [makeAppointment, makeRental]) {
      await expect(
        make(app.db, { professionalId: pablo.id, roomId: roomA, from: at('10:30'), to: at('11:00') }),
      ).rejects.toMatchObject({ code: '23P01' });
    }
    const slots = await send(
      `query ($id: Int!) { soonestSlots(professionalId: $id, from: "2026-06-02", first: 3) { startTime } }`,
      { id: laura.id },
    );
    expect((await dataOf(Promise.resolve(slots)))['soonestSlots']).toEqual(
      ['09:00', '09:30', '11:00'].map((time) => ({ startTime: at(time) })),
    );
  });
});

describe('In an hour there are no more than the professional allows', () => {
  test('of forty at once for two, exactly two are given', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => create()));
    const failures = answers.map(({ errors }) => errors?.[0]?.message).filter((message) => message !== undefined);
    expect(failures).toEqual(Array(38).fill(FULL.replace('CONFLICT startTime: ', '')));
    expect(await bookingRows(app)).toMatchObject({ appointments: 3, occupancies: 3 });
    await nothingForbidden();
  });

  test('by the clock: the next hour has its own', async () => {
    await created();
    await created({ startTime: at('10:59'), roomId: roomA });
    expect(await failureOf(create({ startTime: at('10:30'), roomId: roomA }))).toBe(FULL);
    await created({ startTime: at('11:00'), roomId: roomA });
  });

  test('none at first, which professionals change for themselves alone', async () => {
    const SET =
      'mutation ($id: Int!, $n: Int!) { setOverbookingLimit(professionalId: $id, perHour: $n) { overbookingsPerHour } }';
    const set = (n: number, token = laura.token) => send(SET, { id: laura.id, n }, token);
    expect((await dataOf(set(0)))['setOverbookingLimit']).toEqual({ overbookingsPerHour: 0 });
    expect(await failureOf(create())).toContain('CONFLICT startTime: El profesional no da sobreturnos');
    expect(await failureOf(set(5))).toBe('BAD_REQUEST perHour: Los sobreturnos por hora deben estar entre 0 y 4');
    expect(await failureOf(set(1, pablo.token))).toContain('FORBIDDEN');
    await dataOf(set(1));
    await created();
    await dataOf(set(0));
    const { rows } = await app.db.pool.query('SELECT changes_summary AS text FROM activity_log ORDER BY id');
    expect(rows.map(({ text }: { text: string }) => text)).toEqual([
      'Sobreturnos por hora: 2 → 0',
      'Sobreturnos por hora: 0 → 1',
      'Sobreturnos por hora: 1 → 0',
    ]);
  });

  test('also whatever writes past the product', async () => {
    const squeeze = (n: number) =>
      makeAppointment(app.db, {
        professionalId: laura.id,
        roomId: roomA,
        ...TEN,
        overbookingReason: 'Fiebre',
        patientEmail: `ana${n}@ejemplo.example`,
      });
    const written = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => squeeze(n)));
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('of which one that is cancelled or missed is none', async () => {
    const { id } = await created();
    await created();
    await cancel(`id = '${id}'`);
    await created();
    const revive = 'mutation ($id: ID!) { setAppointmentStatus(id: $id, status: "confirmed") { id } }';
    expect(await failureOf(send(revive, { id }))).toBe(FULL);
  });

  test('and the remaining number is shown beforehand, with the room', async () => {
    const ALLOWED = `query ($id: Int!, $at: DateTime!) {
      overbookingAllowance(professionalId: $id, startTime: $at) { perHour left isTaken room { name } }
    }`;
    const allowed = async (time: string) =>
      (await dataOf(send(ALLOWED, { id: laura.id, at: at(time) }, laura.token)))['overbookingAllowance'];
    await created();
    expect(await allowed('10:20')).toEqual({ perHour: 2, left: 1, isTaken: true, room: { name: 'Consultorio 1' } });
    expect(await allowed('12:00')).toEqual({ perHour: 2, left: 2, isTaken: false, room: null });
    // A whole day, with an hour to prepare it.
    await app.db.pool.query(
      `UPDATE appointments SET ends_at = $1, buffer_before_minutes = 60 WHERE overbooking_reason IS NULL`,
      ['2026-06-02T18:00-03:00'],
    );
    expect(await allowed('17:10')).toMatchObject({ isTaken: true, room: { name: 'Consultorio 1' } });
  });
});
