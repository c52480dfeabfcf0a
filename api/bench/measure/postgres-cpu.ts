import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** Microseconds by process id of PostgreSQL's client processes; null without /proc. */
export type BackendTimes = ReadonlyMap<number, number> | null;

export async function backendTimes(pool: Pool): Promise<BackendTimes> {
  if (process.platform !== 'linux') return null;
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  const times = new Map<number, number>();
  for (const { pid } of rows) {
    const schedule = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => null);
    // First: nanoseconds on a processor.
    if (schedule !== null) times.set(pid, Number(schedule.split(' ')[0]) / 1000);
  }
  return times.size === 0 ? null : times;
}

/** A process that began meanwhile counts from zero. */
export function timeBetween(before: BackendTimes, after: BackendTimes): number {
  if (before === null || after === null) return 0;
  return [...after].reduce((sum, [pid, micros]) => sum + micros - (before.get(pid) ?? 0), 0);
}
