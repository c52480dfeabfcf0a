import type { Database } from '../../platform/database/database';
import { makeAppointment } from './rooms';

export interface LivedTurno {
  professionalId: number;
  roomId: number;
  /** Clinic time, as 2026-06-10T09:00; so are the times below. */
  start: string;
  status?: string;
  created_at?: string;
  moved_at?: string;
  changed_at?: string;
  cancelled_at?: string;
  cancellation_reason?: string;
}

/** Half an hour, with the history that the product records. */
export async function makeLivedTurno(db: Database, traits: LivedTurno): Promise<string> {
  const { start, professionalId, roomId, status = 'completed', ...noted } = traits;
  const from = new Date(`${start}-03:00`);
  const to = new Date(from.getTime() + 30 * 60_000);
  const id = await makeAppointment(db, {
    professionalId,
    roomId,
    status,
    from: from.toISOString(),
    to: to.toISOString(),
  });
  for (const [column, value] of Object.entries(noted)) {
    const given = column.endsWith('_at') ? `${value}-03:00` : value;
    await db.pool.query(`UPDATE appointments SET ${column} = $2 WHERE id = $1`, [id, given]);
  }
  return id;
}
