import type { Pool } from 'pg';

import { auditOccupancy } from '../../src/features/backups/overlaps';

/** For after the trial. */
export type Defer = (release: () => Promise<unknown>) => void;

/** Runs all releases, last first. Rejects with the first error. */
export async function withReleases<Result>(trial: (defer: Defer) => Promise<Result>): Promise<Result> {
  const releases: (() => Promise<unknown>)[] = [];
  const [outcome] = await Promise.allSettled([trial((release) => releases.push(release))]);
  const failures: unknown[] = outcome.status === 'rejected' ? [outcome.reason] : [];
  for (const release of releases.toReversed()) await release().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return (outcome as PromiseFulfilledResult<Result>).value;
}

/** `soundText`: without faults. Else the process exits with 1. */
export function reportFaults(faults: readonly string[], soundText: string): void {
  if (faults.length === 0) return console.log(soundText);
  console.log([`FAULTS (${faults.length}):`, ...faults.slice(0, 20)].join('\n  '));
  process.exitCode = 1;
}

/** In words. */
export async function overlapsIn(pool: Pool): Promise<string[]> {
  const overlaps = Object.entries(await auditOccupancy(pool));
  return overlaps.filter(([, count]) => count !== 0).map(([name, count]) => `${count} ${name}`);
}

/** Exits with 1 when it rejects. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
