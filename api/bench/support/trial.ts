import type { Pool } from 'pg';

import { auditOccupancy } from '../../src/features/backups/overlaps';

/** Registers a release for after the trial. */
export type Defer = (release: () => Promise<unknown>) => void;

/** Runs `trial`, then every release that it deferred, last one first. Rejects with the first error of them. */
export async function withReleases<Result>(trial: (defer: Defer) => Promise<Result>): Promise<Result> {
  const releases: (() => Promise<unknown>)[] = [];
  const [outcome] = await Promise.allSettled([trial((release) => releases.push(release))]);
  const failures: unknown[] = outcome.status === 'rejected' ? [outcome.reason] : [];
  for (const release of releases.toReversed()) await release().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return (outcome as PromiseFulfilledResult<Result>).value;
}

/** Prints the faults, or `soundText` when there are none. The process exits with 1 after any fault. */
export function reportFaults(faults: readonly string[], soundText: string): void {
  if (faults.length === 0) return console.log(soundText);
  console.log([`FAULTS (${faults.length}):`, ...faults.slice(0, 20)].join('\n  '));
  process.exitCode = 1;
}

/** Forbidden overlaps in the database, in words. */
export async function overlapsIn(pool: Pool): Promise<string[]> {
  const overlaps = Object.entries(await auditOccupancy(pool));
  return overlaps.filter(([, count]) => count !== 0).map(([name, count]) => `${count} ${name}`);
}

/** Runs a command. The process exits with 1 when it rejects. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
