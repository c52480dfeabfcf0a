import path from 'node:path';

import { startEmbeddedPostgres } from '../../src/embedded-postgres/launcher';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';

export type BenchPostgres = Pick<ThrowawayPostgres, 'url' | 'adminUrl' | 'stop'>;

/**
 * Thrown away afterwards, and unsafe. With BENCH_DATA, a folder that keeps its clinics for the next run, as safe as in
 * production: it flushes, and writes whole pages after a checkpoint. One that runs there already is joined.
 */
export function startBenchPostgres(): Promise<BenchPostgres> {
  const folder = process.env['BENCH_DATA'];
  if (folder === undefined) return startThrowawayPostgres();
  return startEmbeddedPostgres({ dataDir: path.resolve(folder), log: console.error });
}
