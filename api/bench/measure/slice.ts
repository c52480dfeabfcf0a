import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

import type { Sender, Side } from './side';

export interface Slice {
  perSecond: number;
  millis: number[];
  /** Per request, without and with PostgreSQL. */
  serverMicros: number;
  totalMicros: number;
}

/** Ends early without requests. */
export async function runSlice(side: Side, senders: readonly Sender[], seconds: number, admin: Pool): Promise<Slice> {
  const millis: number[] = [];
  const [cpuBefore, postgresBefore] = [await side.cpuMicros(), await backendTimes(admin)];
  const began = performance.now();
  const deadline = began + seconds * 1000;
  await Promise.all(
    senders.map(async (sender) => {
      for (let at = performance.now(); at < deadline; ) {
        if (!(await sender.send())) return;
        const answered = performance.now();
        millis.push(answered - at);
        at = answered;
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const [cpuAfter, postgresAfter] = [await side.cpuMicros(), await backendTimes(admin)];
  await side.restore();
  if (millis.length === 0) throw new Error(`${side.name} answered nothing`);
  const serverMicros = (cpuAfter - cpuBefore) / millis.length;
  return {
    perSecond: millis.length / elapsed,
    millis,
    serverMicros,
    totalMicros: serverMicros + timeBetween(postgresBefore, postgresAfter) / millis.length,
  };
}

/** Microseconds by PostgreSQL's process id; null without /proc. */
type BackendTimes = ReadonlyMap<number, number> | null;

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

/** New processes count from zero. */
export function timeBetween(before: BackendTimes, after: BackendTimes): number {
  if (before === null || after === null) return 0;
  return [...after].reduce((sum, [pid, micros]) => sum + micros - (before.get(pid) ?? 0), 0);
}
