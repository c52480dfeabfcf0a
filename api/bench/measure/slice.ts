import type { Pool } from 'pg';

import { backendTimes, timeBetween } from './postgres-cpu';
import type { Sender, Side } from './side';

export interface Slice {
  perSecond: number;
  millis: number[];
  /** Per request, without and with PostgreSQL. */
  serverMicros: number;
  totalMicros: number;
}

/** Ends early when no requests are left. */
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
