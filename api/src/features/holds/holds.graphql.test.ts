import { randomUUID } from 'node:crypto';

import { createContext, type Context } from '../../platform/context';
import { createLog } from '../../platform/log';
import { makeKey } from '../../testing/factories/api-keys';
import { keepFree, makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeHold, makeRental, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic, TUESDAY_10AM } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { bookSlot } from '../appointments/book/book-slot';
import { lockOccupancy } from '../rooms/lock-occupancy';
import type { Hold } from './hold.entity';
import { HOLD_OWNERS } from './hold-owners';
import { holdsOf, placeHold, releaseHolds, renewHolds, takeHold, type HeldSlot } from './hold.service';

const TEN = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
const AT_NINE = new Date('2026-06-01T12:00:00Z');
const OF_ANA = { purpose: 'waiting_list', ownerId: 'ana' } as const;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  HOLD_OWNERS.with({ purpose: 'waiting_list', namesOf: async () => new Map([['ana', 'Ana Paz']]) }).connect();
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  room = await makeRoom(app.db, { name: 'Consultorio 1' });
});

const product = (): Context =>
  createContext(
    { db: app.db, clock: () => app.clock.now, log: createLog('silent') },
    { actor: { kind: 'guest', staleToken: false }, requestId: 'request', source: '127.0.0.1' },
  );
const place = (slot: Partial<HeldSlot> = {}): Promise<Hold> => {
  const wanted = { professionalId: laura.id, roomId: room, startTime: TUESDAY_10AM, durationMinutes: 30, ...slot };
  const ctx = product();
  return ctx.transact(async (tx) => {
    await lockOccupancy(ctx, tx, { roomIds: [wanted.roomId], professionalIds: [wanted.professionalId] });
    return placeHold(ctx, tx, { ...wanted, ...OF_ANA, expiresAt: AT_NINE });
  });
};
const take = (
  id: string,
  owner: { purpose: 'waiting_list' | 'absence'; ownerId: string } = OF_ANA,
): Promise<string> => {
  const ctx = product();
  return ctx.transact(async (tx) => {
    const slot = await takeHold(ctx, tx, id, owner);
    const patient = { patientName: 'Ana Paz', patientEmail: 'ana@ejemplo.example' };
    const booking = { ...slot, ...patient, lengthField: 'durationMinutes' } as const;
    return (await bookSlot(ctx, tx, randomUUID(), booking)).id;
  });
};
const ask = (input: object = {}, token?: string) =>
  book(app, { professionalId: laura.id, roomId: room, ...input }, token ? { token } : {});
const offered = async (): Promise<boolean> => {
  const MONTH = `query ($id: Int!) { monthSlots(professionalId: $id, year: 2026, month: 6) { days { day slots } } }`;
  const answer = sendGraphQL<{ monthSlots: { days: { day: number; slots: string[] }[] } }>(
    app,
    MONTH,
    { id: laura.id },
    admin,
  );
  return (await dataOf(answer)).monthSlots.days.some(({ slots }) => slots.includes(TUESDAY_10AM));
};
const breakIt = (id: string, token = admin, reason = 'Vino sin turno') =>
  sendGraphQL(
    app,
    'mutation ($id: ID!, $reason: String!) { breakHold(id: $id, input: { reason: $reason }) }',
    { id, reason },
    token,
  );
const holds = async (): Promise<number | null> => (await app.db.pool.query('SELECT FROM holds')).rowCount;

describe('A slot on hold', () => {
  test('is off offer and refused to visitors, who learn nothing else; staff read until when', async () => {
    await place();
    expect(await offered()).toBe(false);
    expect(await failureOf(ask())).toBe('CONFLICT: El horario elegido ya no está disponible. Elegí otro horario');
    expect(await failureOf(ask({}, admin))).toBe(
      'CONFLICT: Ese horario está reservado hasta las 09:00 para Ana Paz. Elegí otro horario',
    );
  });

  test('has a name for readers of that calendar who may read patients, and an end for others', async () => {
    await place();
    const UNNAMED = 'CONFLICT: Ese horario está reservado hasta las 09:00. Elegí otro horario';
    expect(await failureOf(ask({}, laura.token))).toContain('para Ana Paz');
    // The room is wanted, which is held for a colleague.
    expect(await failureOf(ask({ professionalId: pablo.id }, pablo.token))).toBe(UNNAMED);
    const { token } = await makeKey(app.db, { scopes: ['appointments:write'] });
    const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';
    const patient = { patientName: 'Eva Ruiz', patientEmail: 'eva@ejemplo.example' };
    const input = { professionalId: laura.id, roomId: room, startTime: TUESDAY_10AM, ...patient };
    expect(await failureOf(sendGraphQL(app, BOOK, { input }, token))).toBe(UNNAMED);
  });

  test('keeps the room from colleagues, their rentals too, but lies inside the rental of its own professional', async () => {
    await makeRental(app.db, {
      professionalId: laura.id,
      roomId: room,
      from: '2026-06-02T09:00-03:00',
      to: '2026-06-02T12:00-03:00',
    });
    await place();
    expect(await failureOf(ask({ professionalId: pablo.id }, admin))).toContain('CONFLICT: Ese horario está reservado');
    const rental = { professionalId: pablo.id, roomId: room, ...TEN };
    await expect(makeRental(app.db, rental)).rejects.toMatchObject({ code: '23P01' });
  });

  test('is taken once by its holder, and by no other caller', async () => {
    const { id } = await place();
    await expect(take(id, { purpose: 'waiting_list', ownerId: 'eva' })).rejects.toMatchObject({ code: 'CONFLICT' });
    const answers = await Promise.allSettled([take(id), take(id), take(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const { rows } = await app.db.pool.query('SELECT patient_name FROM appointments');
    expect(rows).toEqual([{ patient_name: 'Ana Paz' }]);
    expect(await holds()).toBe(0);
  });

  test('is taken although its professional has an overbooking at that time', async () => {
    laura = await makeProfessional(app.db, { overbookingsPerHour: 2 });
    const { id } = await place();
    const squeezed = { professionalId: laura.id, roomId: room, overbookingReason: 'Fiebre' };
    for (const [n, [from, to]] of [
      ['10:10', '10:40'],
      ['10:00', '10:30'],
    ].entries()) {
      const times = { from: `2026-06-02T${from}-03:00`, to: `2026-06-02T${to}-03:00` };
      await makeAppointment(app.db, { ...squeezed, ...times, patientEmail: `eva${n}@ejemplo.example` });
    }
    await take(id);
    const { rows } = await app.db.pool.query(
      'SELECT patient_name AS name FROM appointments WHERE overbooking_reason IS NULL',
    );
    expect(rows).toEqual([{ name: 'Ana Paz' }]);
  });

  test('is taken with the buffers it was held with, whatever the professional has asked for since', async () => {
    const { id } = await place();
    const next = { from: TEN.to, to: '2026-06-02T11:00-03:00' };
    await makeAppointment(app.db, { professionalId: laura.id, roomId: room, ...next });
    await keepFree(app.db, laura.id, [15, 15]);
    await take(id);
    const { rows } = await app.db.pool.query(
      "SELECT buffer_before_minutes + buffer_after_minutes AS minutes FROM appointments WHERE patient_name = 'Ana Paz'",
    );
    expect(rows).toEqual([{ minutes: 0 }]);
  });

  test('is on offer again the moment it lapses, although its row remains, and can no longer be taken', async () => {
    const { id } = await place();
    app.clock.now = AT_NINE;
    expect(await offered()).toBe(true);
    await expect(take(id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Ese horario ya no está reservado. Elegí otro horario',
    });
    expect((await dataOf(ask())).bookAppointment.startTime).toBe(TUESDAY_10AM);
    expect(await holds()).toBe(0);
  });

  test('is rented over once it has lapsed', async () => {
    await place();
    app.clock.now = AT_NINE;
    const RENT = `mutation ($input: RentRoomsInput!) { rentRooms(input: $input) { id } }`;
    const input = { date: '2026-06-02', roomIds: [room], intervals: [{ startTime: '10:00', endTime: '11:00' }] };
    const rented = await sendGraphQL(app, RENT, { input }, pablo.token);
    expect(rented.errors).toBeUndefined();
  });
});

describe('The holder’s hold', () => {
  test('keeps it longer, or lets go of it', async () => {
    await place();
    const ctx = product();
    const [hold] = await holdsOf(ctx, app.db, 'waiting_list', ['ana']);
    await ctx.transact((tx) => renewHolds(ctx, tx, [hold!], new Date('2026-06-01T13:00:00Z')));
    app.clock.now = AT_NINE;
    expect(await offered()).toBe(false);
    await ctx.transact((tx) => releaseHolds(tx, [hold!]));
    expect(await offered()).toBe(true);
  });
});

describe('Nothing is held that could not be booked:', () => {
  test.each([
    ['outside of the hours of the room', () => place({ startTime: '2026-06-02T21:00-03:00' })],
    [
      'over a turno',
      async () => {
        await makeAppointment(app.db, { professionalId: laura.id, roomId: room, ...TEN });
        return place();
      },
    ],
    ['over another hold of the room', async () => (await place()) && place({ professionalId: pablo.id })],
    [
      'on a date when the professional is absent',
      async () => {
        await app.db.pool.query(
          `INSERT INTO unavailable_dates (professional_id, date, start_minute, end_minute, reason)
           VALUES ($1, '2026-06-02', 0, 1440, 'vacation')`,
          [laura.id],
        );
        return place();
      },
    ],
  ])('%s', async (_, hold) => {
    await expect(hold()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('but between the offered starts it may be', async () => {
    const { id } = await place({ startTime: '2026-06-02T10:10-03:00', durationMinutes: 25 });
    expect(await take(id)).toEqual(expect.any(String));
  });
});

describe('Staff', () => {
  test('see what is held in the agenda of the day, until when, and not once it has lapsed', async () => {
    await place();
    const DAY = `{ agendaDay(date: "2026-06-02") { version holds { professionalName roomName startTime expiresAt purpose heldFor } } }`;
    const day = async () =>
      (await dataOf(sendGraphQL<{ agendaDay: { version: string; holds: object[] } }>(app, DAY, {}, admin))).agendaDay;
    const before = await day();
    expect(before.holds).toEqual([
      {
        professionalName: 'Laura Médica',
        roomName: 'Consultorio 1',
        startTime: TUESDAY_10AM,
        expiresAt: '2026-06-01T09:00:00-03:00',
        purpose: 'waiting_list',
        heldFor: 'Ana Paz',
      },
    ]);
    app.clock.now = AT_NINE;
    const after = await day();
    expect(after.holds).toEqual([]);
    expect(after.version).not.toBe(before.version);
  });

  test('break one with a reason that the audit keeps; a second time there is none', async () => {
    const { id } = await place();
    expect(await failureOf(breakIt(id, pablo.token))).toContain('FORBIDDEN');
    expect(await failureOf(breakIt(id, admin, '  '))).toContain('El motivo es requerido');
    expect((await breakIt(id, laura.token)).errors).toBeUndefined();
    expect(await offered()).toBe(true);
    const { rows } = await app.db.pool.query("SELECT called, changes FROM audit_events WHERE entity = 'hold'");
    expect(rows).toEqual([
      { called: '02-06-2026 10:00, Laura Médica', changes: [{ field: 'reason', from: null, to: 'Vino sin turno' }] },
    ]);
    expect(await failureOf(breakIt(id))).toContain('NOT_FOUND');
    await expect(take(id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('delete no room while time in it is held', async () => {
    await makeHold(app.db, { professionalId: laura.id, roomId: room, ...TEN, expiresAt: '2026-06-02T09:00-03:00' });
    const gone = await sendGraphQL(app, 'mutation ($id: Int!) { deleteRoom(id: $id) }', { id: room }, admin);
    expect(gone.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(await holds()).toBe(1);
  });
});
