import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

import { Random } from '../../src/demo/make/random';
import { LEAVE_GUARDS } from '../../src/features/rooms/leave-guards';
import { bookingRequest, outcomeOf, type Protocol } from '../support/appointment-requests';
import type { JsonConnection } from '../support/json-connection';
import { CHANGE_NAMES, changeByStatement, outcomeOfSql, type SqlOutcome } from './statements';
import { inJune, type Storm, type StormClinic } from './storm-clinic';

/** Few, to collide often. */
const PROFESSIONALS = 4;
const ROOMS = 3;

/** At random; `changers` use SQL. */
export async function runTraffic(storm: Storm, changers: number, seconds: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  const { clinic, pool, connections } = storm;
  const narrow = {
    ...storm,
    clinic: {
      ...clinic,
      professionalIds: clinic.professionalIds.slice(0, PROFESSIONALS),
      roomIds: clinic.roomIds.slice(0, ROOMS),
    },
  };
  const repeat = async (work: () => Promise<unknown>): Promise<void> => {
    while (performance.now() < deadline) await work();
  };
  await Promise.all([
    ...connections.map((connection, seed) => {
      const random = new Random(seed + 1);
      return repeat(() => book(narrow, connection, random));
    }),
    ...Array.from({ length: changers }, (_, seed) => {
      const random = new Random(1000 + seed);
      return repeat(() => change(narrow, random));
    }),
    repeat(() => leaveGuards(pool)),
  ]);
}

/** PostgreSQL's clock is past all times. */
async function leaveGuards(pool: Pool): Promise<void> {
  await pool.query(LEAVE_GUARDS.text, [new Date()]);
  await pause(20);
}

/** Visitors take offered slots, administrators any five minutes. */
function book({ clinic, tallies }: Storm, connection: JsonConnection, random: Random): Promise<void> {
  const isVisitor = random.chance(0.3);
  const protocol: Protocol = random.chance(0.3) ? 'rest' : 'graphql';
  const booking = {
    professionalId: random.pick(clinic.professionalIds),
    roomId: random.pick(clinic.roomIds),
    startTime: randomInstant(random, isVisitor ? 30 : 5),
    durationMinutes: isVisitor ? 30 : random.integer(3, 18) * 5,
    patient: random.integer(1, 1000),
  };
  const request = bookingRequest(protocol, booking, random.uuid(), isVisitor ? undefined : clinic.adminToken);
  return tallies.count(`booking, ${protocol}`, async () => outcomeOf(await connection.send(request)));
}

function change({ pool, clinic, tallies }: Storm, random: Random): Promise<void> {
  if (random.chance(0.3)) {
    const kind = random.pick(BULK_CHANGES);
    return tallies.count(kind, () => changeInBulk(pool, kind, clinic, random));
  }
  const name = random.pick(CHANGE_NAMES);
  const target = {
    id: random.uuid(),
    professionalId: random.pick(clinic.professionalIds),
    roomId: random.pick(clinic.roomIds),
    startTime: randomInstant(random, 15),
    durationMinutes: random.integer(3, 18) * 5,
    lottery: random.next(),
  };
  return tallies.count(name, () => changeByStatement(pool, name, target));
}

/** Within four days. */
function randomInstant(random: Random, stepMinutes: number): string {
  const minute = random.integer(0, 1440 / stepMinutes - 1) * stepMinutes;
  return inJune(random.integer(10, 13), minute);
}

/** In one transaction: a month's rentals, an absence that cancels a day. */
const BULK_CHANGES = ['rentals in bulk', 'reversals in bulk'] as const;
type BulkChange = (typeof BULK_CHANGES)[number];

/** In random order: only lock_occupancy prevents deadlocks. */
async function changeInBulk(pool: Pool, kind: BulkChange, clinic: StormClinic, random: Random): Promise<SqlOutcome> {
  const client = await pool.connect();
  try {
    const outcome = await outcomeOfSql(async () => {
      await client.query('BEGIN');
      await (kind === 'rentals in bulk' ? rent(client, clinic, random) : reverse(client, random));
      await client.query('COMMIT');
      return 'won';
    });
    if (outcome !== 'won') await client.query('ROLLBACK');
    return outcome;
  } finally {
    client.release();
  }
}

async function rent(client: PoolClient, { roomIds, professionalIds }: StormClinic, random: Random): Promise<void> {
  const professionalId = random.pick(professionalIds);
  const rooms = Array.from({ length: 4 }, () => random.pick(roomIds));
  await client.query(LOCK, [rooms, [professionalId]]);
  for (const roomId of rooms) {
    await client.query(RENT, [random.uuid(), professionalId, roomId, randomInstant(random, 15)]);
  }
}

/** Cancels live ones, revives others. */
async function reverse(client: PoolClient, random: Random): Promise<void> {
  const { rows } = await client.query<{ id: string; room_id: number; professional_id: number }>(ROWS, [random.uuid()]);
  await client.query(LOCK, [rows.map(({ room_id }) => room_id), rows.map(({ professional_id }) => professional_id)]);
  const inOrder = rows.map(({ id }) => ({ id, lot: random.next() })).sort((a, b) => a.lot - b.lot);
  for (const { id } of inOrder) await client.query(REVERSE, [id]);
}

const LOCK = 'SELECT lock_occupancy($1, $2)';

const ROWS = 'SELECT id, room_id, professional_id FROM appointments WHERE id >= $1 ORDER BY id LIMIT 3 FOR UPDATE';

const REVERSE = `UPDATE appointments SET status = CASE WHEN is_live THEN 'cancelled' ELSE 'confirmed' END WHERE id = $1`;

const RENT = `
  INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, hourly_rate, base_cost, final_cost, created_at)
  VALUES ($1, $2, $3, $4, $4::timestamptz + interval '15 minutes', 4500, 4500, 4500, '2026-06-01T11:00:00Z')
  ON CONFLICT DO NOTHING`;
