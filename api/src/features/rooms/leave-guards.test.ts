import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';

import { entities } from '../../entities';
import { Database } from '../../platform/database/database';
import { inBatches } from '../../platform/jobs/housekeeping';
import { makeProfessional } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { emptyTables } from '../../testing/harness/empty-tables';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database';
import { LEAVE_GUARDS } from './leave-guards';

const TEN = { from: '2020-06-02T10:00-03:00', to: '2020-06-02T10:30-03:00' };
const ELEVEN = { from: '2020-06-02T11:00-03:00', to: '2020-06-02T11:30-03:00' };
const TAKEN = '23P01';
const NOW = new Date('2021-06-01T08:00:00Z');

let database: TestDatabase;
let db: Database;
let people: number[];
let rooms: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = await Database.open(database.url, entities, 4);
});
beforeEach(async () => {
  await emptyTables({ db }, 'rooms', 'professionals');
  people = [(await makeProfessional(db)).id, (await makeProfessional(db)).id];
  rooms = [await makeRoom(db), await makeRoom(db)];
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const leave = () => inBatches(db, LEAVE_GUARDS, [NOW], new AbortController().signal);
const guarded = async () => (await db.pool.query('SELECT FROM room_occupancies WHERE is_guarded')).rowCount;
const ours = () => ({ professionalId: people[0]!, roomId: rooms[0]! });
const theirs = () => ({ professionalId: people[1]!, roomId: rooms[0]! });

describe('A day after its end, time leaves the guards', () => {
  test('and future time stays in them', async () => {
    await makeAppointment(db, { ...ours(), ...TEN });
    await makeRental(db, { ...ours(), ...TEN });
    await makeAppointment(db, { ...ours(), from: '2021-05-31T10:00Z', to: '2021-05-31T10:30Z' });
    await leave();
    expect(await guarded()).toBe(1);
  });

  test('which can’t be set earlier by hand', async () => {
    await makeAppointment(db, { ...ours(), from: '2100-06-02T10:00Z', to: '2100-06-02T10:30Z' });
    await expect(db.pool.query('UPDATE room_occupancies SET is_guarded = false')).rejects.toMatchObject({
      code: '42501',
    });
  });

  test.each([
    ['another turno of the room', () => makeAppointment(db, { ...theirs(), ...TEN })],
    ['one of the professional elsewhere', () => makeAppointment(db, { ...ours(), roomId: rooms[1]!, ...TEN })],
    ["somebody's rental of the room", () => makeRental(db, { ...theirs(), ...TEN })],
  ])('and still refuses %s', async (_, take) => {
    await makeAppointment(db, { ...ours(), ...TEN });
    await leave();
    await expect(take()).rejects.toMatchObject({ code: TAKEN });
  });

  test('of rentals too: the room is not rented twice, nor by the same professional', async () => {
    await makeRental(db, { ...ours(), ...TEN });
    await leave();
    await expect(makeRental(db, { ...ours(), ...TEN })).rejects.toMatchObject({ code: TAKEN });
    await makeAppointment(db, { ...ours(), ...TEN });
  });

  test.each([
    [
      'moved',
      `UPDATE appointments SET starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'`,
    ],
    ['given to somebody else', 'UPDATE appointments SET professional_id = (SELECT max(id) FROM professionals)'],
    ['revived', "UPDATE appointments SET status = 'cancelled'; UPDATE appointments SET status = 'confirmed'"],
  ])('and comes back to them when it is %s', async (_, change) => {
    await makeAppointment(db, { ...ours(), ...TEN });
    await leave();
    expect(await guarded()).toBe(0);
    await db.pool.query(change);
    expect(await guarded()).toBe(1);
  });

  test('and is not moved onto another that has left them', async () => {
    const id = await makeAppointment(db, { ...ours(), ...TEN });
    await makeAppointment(db, { ...theirs(), ...ELEVEN });
    await leave();
    const move = 'UPDATE appointments SET starts_at = $2, ends_at = $3 WHERE id = $1';
    await expect(db.pool.query(move, [id, ELEVEN.from, ELEVEN.to])).rejects.toMatchObject({ code: TAKEN });
  });

  test('while another transaction wants it: the caller waits, and is refused', async () => {
    await makeAppointment(db, { ...ours(), ...TEN });
    const leaving = await db.pool.connect();
    await leaving.query('BEGIN; UPDATE room_occupancies SET is_guarded = false');
    const wanted = makeAppointment(db, { ...theirs(), ...TEN }).catch((error: unknown) => error);
    for (let waiting = 0; waiting === 0; ) {
      waiting = (await db.pool.query(`SELECT FROM pg_locks WHERE NOT granted`)).rowCount ?? 0;
    }
    await leaving.query('COMMIT');
    leaving.release();
    expect(await wanted).toMatchObject({ code: TAKEN });
  });

  test('and a transaction that may not see it cannot take it', async () => {
    const client = await db.pool.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM rooms');
    await makeAppointment(db, { ...ours(), ...TEN });
    await leave();
    const insert = `INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, starts_at, ends_at, created_at)
      VALUES ($1, $2, $3, 'Pedro', 'pedro@ejemplo.example', $4, $5, $4)`;
    await expect(client.query(insert, [randomUUID(), people[1], rooms[0], TEN.from, TEN.to])).rejects.toMatchObject({
      code: '0A000',
    });
    await client.query('ROLLBACK');
    client.release();
  });
});

interface Held {
  id: string;
  what: 'turno' | 'rental' | 'hold' | 'sobreturno';
  professional: number;
  room: number;
  from: number;
  to: number;
  isLive: boolean;
}

/** A turno that is squeezed in gets its time for itself, or the other way round. */
const TURNED: Partial<Record<Held['what'], Held['what']>> = { turno: 'sobreturno', sobreturno: 'turno' };

/** The rules of the clinic, said without the database. */
function mayNotBoth(a: Held, b: Held): boolean {
  if (a.id === b.id || !a.isLive || !b.isLive || a.from >= b.to || b.from >= a.to) return false;
  if (a.room === b.room && a.professional !== b.professional) return true;
  if (a.what === 'rental' && b.what === 'rental') return a.room === b.room;
  const hasItsTime = ({ what }: Held) => what === 'turno' || what === 'hold';
  return hasItsTime(a) && hasItsTime(b) && a.professional === b.professional;
}

const place = { professional: fc.nat(1), room: fc.nat(1), from: fc.nat(11), length: fc.integer({ min: 1, max: 4 }) };
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('turno', 'rental', 'hold', 'sobreturno'),
      which: fc.constant(0),
      ...place,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move'), which: fc.nat(), ...place }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('switch', 'leave', 'turn'), which: fc.nat(), ...place }) },
);

/** Four steps an hour, and four sobreturnos of a professional. */
function isTooMany(next: Held, held: readonly Held[]): boolean {
  const inItsHour = (it: Held) =>
    it.what === 'sobreturno' &&
    it.isLive &&
    it.professional === next.professional &&
    Math.floor(it.from / 4) === Math.floor(next.from / 4);
  const others = held.filter(({ id }) => id !== next.id);
  const before = held.find(({ id }) => id === next.id);
  return inItsHour(next) && !(before && inItsHour(before)) && others.filter(inItsHour).length >= 4;
}

test('Random writes to time in and out of the guards: exactly the forbidden ones are refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 30 }), async (acts) => {
      await emptyTables({ db }, 'rooms', 'professionals');
      people = [];
      for (const overbookingsPerHour of [4, 4]) people.push((await makeProfessional(db, { overbookingsPerHour })).id);
      rooms = [await makeRoom(db), await makeRoom(db)];
      let held: Held[] = [];
      for (const { kind, which, ...wanted } of acts) {
        if (kind === 'leave') {
          await leave();
          continue;
        }
        const old = held[which % Math.max(held.length, 1)];
        if ((kind === 'switch' || kind === 'move' || kind === 'turn') && !old) continue;
        const other = TURNED[old?.what ?? 'rental'];
        if (kind === 'turn' && !other) continue;
        const to = wanted.from + wanted.length;
        const next: Held =
          kind === 'switch'
            ? { ...old!, isLive: !old!.isLive }
            : kind === 'turn'
              ? { ...old!, what: other! }
              : kind === 'move'
                ? { ...old!, professional: wanted.professional, room: wanted.room, from: wanted.from, to }
                : { ...wanted, id: randomUUID(), what: kind, to, isLive: true };
        const isRefused = held.some((it) => mayNotBoth(next, it)) || isTooMany(next, held);
        const outcome = await write(next, old?.id === next.id);
        expect({ next, outcome }).toEqual({ next, outcome: isRefused ? TAKEN : 'stored' });
        if (!isRefused) held = [...held.filter(({ id }) => id !== next.id), next];
      }
    }),
    { numRuns: Number(process.env['GUARD_RUNS'] ?? 8) },
  );
});

const at = (step: number) => new Date(Date.parse('2020-06-02T10:00:00Z') + step * 900_000);

async function write(next: Held, isThere: boolean): Promise<string> {
  const { id, what, professional, room, from, to, isLive } = next;
  const moved = 'professional_id = $2, room_id = $3, starts_at = $4, ends_at = $5';
  const reason = what === 'sobreturno' ? "'Urgencia'" : 'NULL';
  const changeTurno = `UPDATE appointments SET ${moved}, status = '${isLive ? 'confirmed' : 'cancelled'}',
    overbooking_reason = ${reason} WHERE id = $1`;
  const change = {
    turno: changeTurno,
    sobreturno: changeTurno,
    rental: `UPDATE room_bookings SET ${moved}, cancelled_at = ${isLive ? 'NULL' : '$4'} WHERE id = $1`,
    hold: `UPDATE holds SET ${moved} WHERE id = $1`,
  };
  // Each has another patient; overbookings of one patient are tested elsewhere.
  const makeTurno = `INSERT INTO appointments
    (id, professional_id, room_id, patient_name, patient_email, starts_at, ends_at, created_at, overbooking_reason)
    VALUES ($1, $2, $3, 'Pedro', gen_random_uuid() || '@ejemplo.example', $4, $5, $4, ${reason})`;
  const make = {
    turno: makeTurno,
    sobreturno: makeTurno,
    rental: `INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, hourly_rate, base_cost, final_cost, created_at)
      VALUES ($1, $2, $3, $4, $5, 0, 0, 0, $4)`,
    hold: `INSERT INTO holds (id, professional_id, room_id, starts_at, ends_at, expires_at, purpose, owner_id, created_at)
      VALUES ($1, $2, $3, $4, $5, $5, 'absence', 'a turno', $4)`,
  };
  // A hold that lets go of its time is gone, and is placed anew.
  const isGone = what === 'hold' && !isLive;
  const isPlaced =
    !isThere || (what === 'hold' && (await db.pool.query('SELECT FROM holds WHERE id = $1', [id])).rowCount === 0);
  const values = isGone ? [id] : [id, people[professional], rooms[room], at(from), at(to)];
  const text = isGone ? 'DELETE FROM holds WHERE id = $1' : (isPlaced ? make : change)[what];
  try {
    await db.pool.query(text, values);
    return 'stored';
  } catch (error) {
    if (error instanceof DatabaseError && error.code) return error.code;
    throw error;
  }
}
