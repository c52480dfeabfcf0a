import { DatabaseError, type Pool } from 'pg';

import type { Outcome, Slot } from '../support/appointment-requests';

/** 'nothing to do': no row to change. */
export type SqlOutcome = Outcome | 'nothing to do';

export interface Target extends Slot {
  /** For new rows. */
  id: string;
  /** [0, 1). */
  lottery: number;
}

interface Change {
  /** By lottery. Default: inserts. */
  pick?: string;
  statement: string;
  /** Default: the row's id. */
  values?(id: string, target: Target): unknown[];
}

const ofSlot = (id: string, { professionalId, roomId, startTime, durationMinutes }: Target) => {
  return [id, professionalId, roomId, startTime, durationMinutes];
};

/** The first after a random id. */
const pickFrom = (table: string, condition: string): string => `
  SELECT id FROM ${table} WHERE ${condition}
    AND id >= (lpad(to_hex((($1::float8) * 4294967295)::bigint), 8, '0') || '-0000-0000-0000-000000000000')::uuid
  ORDER BY id LIMIT 1`;

/** By the statements that services use. */
const CHANGES = {
  rental: {
    statement: `
      INSERT INTO room_bookings (id, professional_id, room_id, starts_at, ends_at, hourly_rate, base_cost, final_cost,
        created_at)
      VALUES ($1, $2, $3, $4, $4::timestamptz + make_interval(mins => $5), 4500, 4500, 4500, '2026-06-01T11:00:00Z')
      ON CONFLICT DO NOTHING`,
    values: ofSlot,
  },
  // They lapse at different times.
  hold: {
    statement: `
      INSERT INTO holds (id, professional_id, room_id, starts_at, ends_at, expires_at, purpose, owner_id, created_at)
      VALUES ($1, $2, $3, $4, $4::timestamptz + make_interval(mins => $5),
        '2026-06-01T11:00:00Z'::timestamptz + random() * interval '2 days', 'absence', 'a turno', '2026-06-01T11:00:00Z')`,
    values: ofSlot,
  },
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
    statement: `
      UPDATE appointments SET professional_id = $2, room_id = $3, starts_at = $4,
        ends_at = $4::timestamptz + make_interval(mins => $5) WHERE id = $1 AND is_live`,
    values: ofSlot,
  },
  'rental cancellation': {
    pick: pickFrom('room_bookings', 'is_live'),
    statement: `UPDATE room_bookings SET cancelled_at = '2026-06-01T11:00:00Z' WHERE id = $1 AND is_live`,
  },
  'rental revival': {
    pick: pickFrom('room_bookings', 'NOT is_live'),
    statement: `UPDATE room_bookings SET cancelled_at = NULL WHERE id = $1 AND NOT is_live`,
  },
  // As in services: locked, released, and booked.
  'hold taken': {
    pick: pickFrom('holds', 'true'),
    statement: `
      WITH locked AS MATERIALIZED (
        SELECT id
        FROM holds, LATERAL (SELECT FROM lock_occupancy(ARRAY[room_id], ARRAY[professional_id], '-infinity')) AS lock
        WHERE id = $1
      ), taken AS (DELETE FROM holds WHERE id IN (SELECT id FROM locked) RETURNING *)
      INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, starts_at, ends_at, created_at)
      SELECT id, professional_id, room_id, 'Paciente', 'paciente@ejemplo.example', starts_at, ends_at, created_at
      FROM taken`,
  },
  'hold broken': {
    pick: pickFrom('holds', 'true'),
    statement: `DELETE FROM holds WHERE id = $1`,
  },
  'hold renewed': {
    pick: pickFrom('holds', 'true'),
    statement: `UPDATE holds SET expires_at = expires_at + interval '1 minute' WHERE id = $1`,
  },
  // A lock a day later removes them.
  'holds lapsed': {
    statement: `SELECT lock_occupancy(ARRAY[$1::int], ARRAY[$2::int], '2026-06-02T11:00:00Z')`,
    values: (_, { roomId, professionalId }) => [roomId, professionalId],
  },
} satisfies Readonly<Record<string, Change>>;
export type ChangeName = keyof typeof CHANGES;
export const CHANGE_NAMES = Object.keys(CHANGES) as ChangeName[];

/** In its own transaction. */
export function changeByStatement(pool: Pool, name: ChangeName, target: Target): Promise<SqlOutcome> {
  const { pick, statement, values = (id) => [id] }: Change = CHANGES[name];
  return outcomeOfSql(async () => {
    const picked = pick === undefined ? [target] : (await pool.query<{ id: string }>(pick, [target.lottery])).rows;
    if (!picked[0]) return 'nothing to do';
    const { rowCount } = await pool.query(statement, values(picked[0].id, target));
    if (rowCount === 1) return 'won';
    return pick === undefined ? 'taken' : 'nothing to do';
  });
}

/** If its time is free. */
export function reviveAppointment(pool: Pool, id: string): Promise<SqlOutcome> {
  return outcomeOfSql(async () => {
    await pool.query(CHANGES.revival.statement, [id]);
    return 'won';
  });
}

/** An exclusion constraint; or no lock in time on a busy machine, after which the product answers that it is busy. */
const REFUSALS = ['23P01', '55P03'];

/** 'taken': see REFUSALS; other errors are faults. */
export async function outcomeOfSql(work: () => Promise<Exclude<SqlOutcome, object>>): Promise<SqlOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return REFUSALS.includes(error.code ?? '') ? 'taken' : { fault: `${error.code}: ${error.message}` };
  }
}
