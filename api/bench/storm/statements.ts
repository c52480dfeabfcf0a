import { DatabaseError, type Pool } from 'pg';

/** Changes without an API, by the statements that services would use. */
export const CHANGES = ['rental', 'cancellation', 'revival', 'move', 'rental cancellation', 'rental revival'] as const;
export type Change = (typeof CHANGES)[number];

export interface Target {
  /** For new rows. */
  id: string;
  professionalId: number;
  roomId: number;
  startTime: string;
  durationMinutes: number;
  /** [0, 1): chooses the row to change. */
  lottery: number;
}

/** In its own transaction; 'nothing there' without a row to change. */
export async function changeByStatement(
  pool: Pool,
  change: Change,
  target: Target,
): Promise<'won' | 'taken' | 'nothing there' | { fault: string }> {
  const { id, professionalId, roomId, startTime, durationMinutes, lottery } = target;
  try {
    if (change === 'rental') {
      const { rowCount } = await pool.query(RENT, [id, professionalId, roomId, startTime, durationMinutes]);
      return rowCount === 1 ? 'won' : 'taken';
    }
    const { pick, statement } = EXISTING[change];
    const {
      rows: [row],
    } = await pool.query<{ id: string }>(pick, [lottery]);
    if (!row) return 'nothing there';
    const values = change === 'move' ? [row.id, professionalId, roomId, startTime, durationMinutes] : [row.id];
    const { rowCount } = await pool.query(statement, values);
    return rowCount === 1 ? 'won' : 'nothing there';
  } catch (error) {
    return refusalOf(error);
  }
}

/** Confirms it if its time is free. */
export async function reviveAppointment(pool: Pool, id: string): Promise<'won' | 'taken' | { fault: string }> {
  try {
    await pool.query(EXISTING.revival.statement, [id]);
    return 'won';
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): 'taken' | { fault: string } {
  if (!(error instanceof DatabaseError)) throw error;
  return error.code === EXCLUSION_VIOLATION ? 'taken' : { fault: `${error.code}: ${error.message}` };
}

const EXCLUSION_VIOLATION = '23P01';

const RENT = `
  INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, hourly_rate, base_cost, final_cost, created_at)
  VALUES ($1, $2, $3, $4, $4::timestamptz + make_interval(mins => $5), 4500, 4500, 4500, '2026-06-01T11:00:00Z')
  ON CONFLICT DO NOTHING`;

/** A random row: ids are random, so it takes the first one after a random id. */
const pickFrom = (table: string, condition: string): string => `
  SELECT id FROM ${table} WHERE ${condition}
    AND id >= (lpad(to_hex((($1::float8) * 4294967295)::bigint), 8, '0') || '-0000-0000-0000-000000000000')::uuid
  ORDER BY id LIMIT 1`;

const EXISTING: Record<Exclude<Change, 'rental'>, { pick: string; statement: string }> = {
  cancellation: {
    pick: pickFrom('appointments', 'is_live'),
    statement: `UPDATE appointments SET status = 'cancelled' WHERE id = $1 AND is_live`,
  },
  revival: {
    pick: pickFrom('appointments', 'NOT is_live'),
    statement: `UPDATE appointments SET status = 'confirmed' WHERE id = $1 AND NOT is_live`,
  },
  move: {
    pick: pickFrom('appointments', 'is_live'),
    statement: `UPDATE appointments SET professional_id = $2, room_id = $3, starts_at = $4,
      ends_at = $4::timestamptz + make_interval(mins => $5) WHERE id = $1 AND is_live`,
  },
  'rental cancellation': {
    pick: pickFrom('room_bookings', 'is_live'),
    statement: `UPDATE room_bookings SET cancelled_at = '2026-06-01T11:00:00Z' WHERE id = $1 AND is_live`,
  },
  'rental revival': {
    pick: pickFrom('room_bookings', 'NOT is_live'),
    statement: `UPDATE room_bookings SET cancelled_at = NULL WHERE id = $1 AND NOT is_live`,
  },
};
