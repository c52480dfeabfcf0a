import { DatabaseError, type Pool } from 'pg';

/** Changes without an API, by the statements that services would use. */
export const CHANGES = [
  'rental',
  'hold',
  'cancellation',
  'revival',
  'move',
  'rental cancellation',
  'rental revival',
  'hold taken',
  'hold broken',
  'hold renewed',
  'holds lapsed',
] as const;
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
    if (change === 'hold') {
      await pool.query(HOLD, [id, professionalId, roomId, startTime, durationMinutes]);
      return 'won';
    }
    if (change === 'holds lapsed') {
      const { rowCount } = await pool.query(LAPSE, [roomId, professionalId]);
      return rowCount === 1 ? 'won' : 'nothing there';
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

/** Some lapse long before others. */
const HOLD = `
  INSERT INTO holds (id, professional_id, room_id, starts_at, ends_at, expires_at, purpose, owner_id, created_at)
  VALUES ($1, $2, $3, $4, $4::timestamptz + make_interval(mins => $5),
    '2026-06-01T11:00:00Z'::timestamptz + random() * interval '2 days', 'absence', 'a turno', '2026-06-01T11:00:00Z')`;

/** As whoever comes a day later finds them out of the way. */
const LAPSE = `SELECT lock_occupancy(ARRAY[$1::int], ARRAY[$2::int], '2026-06-02T11:00:00Z')`;

/** A random row: ids are random, so it takes the first one after a random id. */
const pickFrom = (table: string, condition: string): string => `
  SELECT id FROM ${table} WHERE ${condition}
    AND id >= (lpad(to_hex((($1::float8) * 4294967295)::bigint), 8, '0') || '-0000-0000-0000-000000000000')::uuid
  ORDER BY id LIMIT 1`;

const EXISTING: Record<Exclude<Change, 'rental' | 'hold' | 'holds lapsed'>, { pick: string; statement: string }> = {
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
  // In one transaction, as services do: locked, let go of, and booked.
  'hold taken': {
    pick: pickFrom('holds', 'true'),
    statement: `WITH locked AS MATERIALIZED (
        SELECT id FROM holds, LATERAL (SELECT FROM lock_occupancy(ARRAY[room_id], ARRAY[professional_id], '-infinity')) AS its
        WHERE id = $1
      ), taken AS (DELETE FROM holds WHERE id IN (SELECT id FROM locked) RETURNING *)
      INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, starts_at, ends_at, created_at)
      SELECT id, professional_id, room_id, 'Paciente', 'paciente@ejemplo.example', starts_at, ends_at, created_at FROM taken`,
  },
  'hold broken': {
    pick: pickFrom('holds', 'true'),
    statement: `DELETE FROM holds WHERE id = $1`,
  },
  'hold renewed': {
    pick: pickFrom('holds', 'true'),
    statement: `UPDATE holds SET expires_at = expires_at + interval '1 minute' WHERE id = $1`,
  },
  'rental revival': {
    pick: pickFrom('room_bookings', 'NOT is_live'),
    statement: `UPDATE room_bookings SET cancelled_at = NULL WHERE id = $1 AND NOT is_live`,
  },
};
