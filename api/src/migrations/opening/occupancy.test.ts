import { randomUUID } from 'node:crypto';

import { entities } from '../../entities';
import { Database } from '../../platform/database/database';
import { makeProfessional } from '../../testing/factories/people';
import { makeAppointment, makeHold, makeRental, makeRoom } from '../../testing/factories/rooms';
import { emptyTables } from '../../testing/harness/empty-tables';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database';

const TEN = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
const NOBODY_MAY = '42501';
const CHECK_VIOLATION = '23514';

let database: TestDatabase;
let db: Database;
let laura: number;
let pablo: number;
let room: number;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await Database.open(database.url, entities, 4);
});
beforeEach(async () => {
  await emptyTables({ db }, 'rooms', 'professionals');
  laura = (await makeProfessional(db)).id;
  pablo = (await makeProfessional(db)).id;
  room = await makeRoom(db);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const held = async () => (await db.pool.query('SELECT FROM room_occupancies')).rowCount;

describe('occupancies follow appointments and rentals:', () => {
  test.each([
    ['removed', 'DELETE FROM room_occupancies'],
    ['moved', "UPDATE room_occupancies SET ends_at = ends_at + interval '1 hour'"],
    ['emptied', 'TRUNCATE room_occupancies'],
  ])('they cannot be %s by hand', async (_, statement) => {
    await makeAppointment(db, { professionalId: laura, roomId: room, ...TEN });
    await expect(db.pool.query(statement)).rejects.toMatchObject({ code: NOBODY_MAY });
    await expect(makeRental(db, { professionalId: pablo, roomId: room, ...TEN })).rejects.toMatchObject({
      code: '23P01',
    });
  });

  test('they cannot be inserted by hand', async () => {
    const id = await makeAppointment(db, { professionalId: laura, roomId: room, ...TEN, status: 'cancelled' });
    const insert = `INSERT INTO room_occupancies (room_id, professional_id, starts_at, ends_at, appointment_id)
      VALUES ($1, $2, $3, $4, $5)`;
    await expect(db.pool.query(insert, [room, laura, TEN.from, TEN.to, id])).rejects.toMatchObject({
      code: NOBODY_MAY,
    });
    expect(await held()).toBe(0);
  });

  test('a deleted holder frees the room', async () => {
    const appointment = await makeAppointment(db, { professionalId: laura, roomId: room, ...TEN });
    const rental = await makeRental(db, { professionalId: laura, roomId: room, ...TEN });
    expect(await held()).toBe(2);
    await db.pool.query('DELETE FROM appointments WHERE id = $1', [appointment]);
    await db.pool.query('UPDATE room_bookings SET cancelled_at = created_at WHERE id = $1', [rental]);
    expect(await held()).toBe(0);
  });

  test('a holder table is truncated only if no other rows occupy a room', async () => {
    await makeAppointment(db, { professionalId: laura, roomId: room, ...TEN });
    const rental = await makeRental(db, { professionalId: laura, roomId: room, ...TEN });
    await expect(db.pool.query('TRUNCATE appointments CASCADE')).rejects.toMatchObject({ code: NOBODY_MAY });
    expect(await held()).toBe(2);
    await db.pool.query('DELETE FROM room_bookings WHERE id = $1', [rental]);
    await db.pool.query('TRUNCATE appointments CASCADE');
    expect(await held()).toBe(0);
  });

  test('the triggers of occupancies and tallies run in every session_replication_role', async () => {
    const { rows } = await db.pool.query<{ tgname: string }>(
      `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'A' ORDER BY tgname`,
    );
    expect(rows.map(({ tgname }) => tgname)).toEqual([
      'appointments_emptied',
      'appointments_occupancy',
      'appointments_overbooked',
      'appointments_queue',
      'appointments_tally_delete',
      'appointments_tally_insert',
      'appointments_tally_update',
      'holds_occupancy',
      'holds_queue',
      'room_bookings_occupancy',
      'room_bookings_queue',
      'room_occupancies_emptied',
      'room_occupancies_guarded',
      'room_occupancies_kept',
    ]);
  });
});

describe('only whole minutes are occupied, or a second could be sold twice:', () => {
  const HELD = { appointments: makeAppointment, room_bookings: makeRental, holds: makeHold };
  const BROKEN = Object.keys(HELD).flatMap((table) => [
    [table, 'starts', '2026-06-02T10:00:30-03:00', TEN.to],
    [table, 'ends', TEN.from, '2026-06-02T10:30:00.001-03:00'],
    [table, 'lies', '2026-06-02T10:00:30-03:00', '2026-06-02T10:30:30-03:00'],
    [table, 'never starts, or', '-infinity', TEN.to],
  ]) as [table: keyof typeof HELD, fault: string, from: string, to: string][];

  test.each(BROKEN)('nothing in %s %s between two minutes, neither new nor moved', async (table, _, from, to) => {
    const whose = { professionalId: laura, roomId: room };
    const refusal = { code: CHECK_VIOLATION, constraint: `${table}_whole_minutes` };
    await expect(HELD[table](db, { ...whose, from, to })).rejects.toMatchObject(refusal);
    const id = await HELD[table](db, { ...whose, ...TEN });
    for (const [column, value] of [
      ['starts_at', from],
      ['ends_at', to],
    ] as const) {
      if (value === TEN.from || value === TEN.to) continue;
      const moved = db.pool.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value]);
      await expect(moved).rejects.toMatchObject(refusal);
    }
  });

  test('a whole minute in a zone with a historic offset in seconds is valid', async () => {
    await makeAppointment(db, {
      professionalId: laura,
      roomId: room,
      from: '1900-01-01T12:00Z',
      to: '1900-01-01T12:30Z',
    });
  });
});

describe('buffers are limited, because the guards look only so far:', () => {
  const refusal = { code: CHECK_VIOLATION, constraint: 'room_occupancies_buffers' };
  const set = (table: string, id: string, change: string) =>
    db.pool.query(`UPDATE ${table} SET ${change} WHERE id = $1`, [id]);

  test.each([
    ['before', -5],
    ['before', 65],
    ['after', -5],
    ['after', 65],
  ])('the minutes %s it are not %s', async (side, minutes) => {
    const appointment = await makeAppointment(db, { professionalId: laura, roomId: room, ...TEN });
    const hold = await makeHold(db, { professionalId: pablo, roomId: await makeRoom(db), ...TEN });
    const change = `buffer_${side}_minutes = ${minutes}`;
    await expect(set('appointments', appointment, change)).rejects.toMatchObject(refusal);
    await expect(set('holds', hold, change)).rejects.toMatchObject(refusal);
  });

  test('a negative buffer cannot hide that a moved turno overlaps another', async () => {
    const id = await makeAppointment(db, { professionalId: laura, roomId: room, ...TEN });
    const change = "starts_at = starts_at - interval '1 hour', buffer_before_minutes = -60";
    await expect(set('appointments', id, change)).rejects.toMatchObject(refusal);
  });
});

describe('a write of several appointments or rentals', () => {
  /** Deadlocks unless both lock everything first, in the same order. */
  const rentTwo = (rooms: readonly number[], meanwhile: () => Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.rows({ name: 'test-lock', text: 'SELECT lock_occupancy($1, $2)' }, [rooms, [laura, pablo]]);
      for (const [index, roomId] of rooms.entries()) {
        await tx.rows({ name: 'test-rent', text: RENT }, [randomUUID(), laura, roomId, TEN.from, TEN.to]);
        if (index === 0) await meanwhile();
      }
    });

  test('takes all locks first, without deadlocks', async () => {
    const other = await makeRoom(db);
    let second: Promise<unknown> = Promise.resolve();
    await rentTwo([room, other], async () => {
      second = rentTwo([other, room], async () => undefined).catch((error: unknown) => error);
      await waiting();
    });
    // The second ran after the first.
    expect(await second).toMatchObject({ code: '23P01' });
    expect(await held()).toBe(2);
  });

  async function waiting(): Promise<void> {
    const inQueue = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`;
    for (;;) {
      const { rowCount } = await db.pool.query(inQueue);
      if (rowCount) return;
    }
  }

  test('may name a room or professional twice, or none', async () => {
    await db.pool.query('SELECT lock_occupancy($1, $2)', [
      [room, room],
      [laura, laura],
    ]);
    await db.pool.query(`SELECT lock_occupancy('{}', '{}')`);
  });
});

const RENT = `
  INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, hourly_rate, base_cost, final_cost, created_at)
  VALUES ($1, $2, $3, $4, $5, 4500, 4500, 4500, $4)`;
