import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

import { Random } from '../../src/demo/make/random';
import { LEAVE_GUARDS } from '../../src/features/rooms/leave-guards';
import type { JsonConnection } from '../support/json-connection';
import { bookingRequest, outcomeOf, type Protocol } from './booking';
import type { Tallies } from './ledger';
import type { StormClinic } from './storm-clinic';
import { changeByStatement, CHANGES } from './statements';

interface Traffic {
  connections: readonly JsonConnection[];
  clinic: StormClinic;
  pool: Pool;
  /** Change by SQL beside the bookings. */
  changers: number;
  seconds: number;
  tallies: Tallies;
}

/** Few, so that they collide often. */
const PROFESSIONALS = 4;
const ROOMS = 3;

/** Books, rents, cancels, revives and moves at random. */
export async function runTraffic({ connections, clinic, pool, changers, seconds, tallies }: Traffic): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  const narrow = {
    ...clinic,
    professionalIds: clinic.professionalIds.slice(0, PROFESSIONALS),
    roomIds: clinic.roomIds.slice(0, ROOMS),
  };
  const bookers = connections.map((connection, seed) =>
    keepBooking(connection, narrow, new Random(seed + 1), deadline, tallies),
  );
  const others = Array.from({ length: changers }, (_, seed) =>
    keepChanging(pool, narrow, new Random(1000 + seed), deadline, tallies),
  );
  await Promise.all([...bookers, ...others, keepLeavingGuards(pool, deadline)]);
}

/** Housekeeping, as if all of it were long over: by PostgreSQL's clock those days are. */
async function keepLeavingGuards(pool: Pool, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    await pool.query(LEAVE_GUARDS.text, [new Date()]);
    await pause(20);
  }
}

/** Visitors take offered slots, administrators any five minutes. */
async function keepBooking(
  connection: JsonConnection,
  clinic: StormClinic,
  random: Random,
  deadline: number,
  tallies: Tallies,
): Promise<void> {
  while (performance.now() < deadline) {
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
    const began = performance.now();
    const answer = await connection.send(request);
    tallies.of(`booking, ${protocol}`).note(outcomeOf(protocol, answer), performance.now() - began);
  }
}

async function keepChanging(
  pool: Pool,
  clinic: StormClinic,
  random: Random,
  deadline: number,
  tallies: Tallies,
): Promise<void> {
  while (performance.now() < deadline) {
    if (random.chance(0.3)) {
      const kind = random.pick(BULK_CHANGES);
      const began = performance.now();
      const outcome = await changeInBulk(pool, kind, clinic, random, () => randomInstant(random, 15));
      tallies.of(kind).note(outcome, performance.now() - began);
      continue;
    }
    const kind = random.pick(CHANGES);
    const target = {
      id: random.uuid(),
      professionalId: random.pick(clinic.professionalIds),
      roomId: random.pick(clinic.roomIds),
      startTime: randomInstant(random, 15),
      durationMinutes: random.integer(3, 18) * 5,
      lottery: random.next(),
    };
    const began = performance.now();
    const outcome = await changeByStatement(pool, kind, target);
    if (outcome !== 'nothing there') tallies.of(kind).note(outcome, performance.now() - began);
  }
}

/** Within four days, in clinic time, which has no clock changes. */
function randomInstant(random: Random, stepMinutes: number): string {
  const minute = random.integer(0, 1440 / stepMinutes - 1) * stepMinutes;
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return `2026-06-${random.integer(10, 13)}T${hours}:${minutes}:00-03:00`;
}

/** Several rows in one transaction: a month's rentals, an absence that cancels a day. */
const BULK_CHANGES = ['rentals in bulk', 'reversals in bulk'] as const;
type BulkChange = (typeof BULK_CHANGES)[number];

const EXCLUSION_VIOLATION = '23P01';

/** All or nothing, in random order: only lock_occupancy prevents deadlocks. */
async function changeInBulk(
  pool: Pool,
  change: BulkChange,
  clinic: StormClinic,
  random: Random,
  instant: () => string,
): Promise<'won' | 'taken' | { fault: string }> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await (change === 'rentals in bulk' ? rent(client, clinic, random, instant) : reverse(client, random));
    await client.query('COMMIT');
    return 'won';
  } catch (error) {
    await client.query('ROLLBACK');
    if (!(error instanceof DatabaseError)) throw error;
    return error.code === EXCLUSION_VIOLATION ? 'taken' : { fault: `${error.code}: ${error.message}` };
  } finally {
    client.release();
  }
}

async function rent(
  client: PoolClient,
  { roomIds, professionalIds }: StormClinic,
  random: Random,
  instant: () => string,
): Promise<void> {
  const professionalId = random.pick(professionalIds);
  const rooms = Array.from({ length: 4 }, () => random.pick(roomIds));
  await client.query(LOCK, [rooms, [professionalId]]);
  for (const roomId of rooms) await client.query(RENT, [random.uuid(), professionalId, roomId, instant()]);
}

/** Cancels live appointments and revives others. */
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
