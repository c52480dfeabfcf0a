import { DatabaseError, type Pool, type PoolClient } from 'pg';

import type { Random } from '../../src/demo/make/random';
import type { StormClinic } from './storm-clinic';

/** Several rows in one transaction: a month's rentals, an absence that cancels a day. */
export const BULK_CHANGES = ['rentals in bulk', 'reversals in bulk'] as const;
export type BulkChange = (typeof BULK_CHANGES)[number];

const EXCLUSION_VIOLATION = '23P01';

/** All or nothing, in random order: only lock_occupancy prevents deadlocks. */
export async function changeInBulk(
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
