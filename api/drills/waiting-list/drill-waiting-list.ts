import { setTimeout as pause } from 'node:timers/promises';

import { startServer, type ServerProcess } from '../../bench/support/server-process';
import { STORM_NOW } from '../../bench/storm/storm-clinic';
import { numberFrom } from '../../bench/support/environment';
import { entities } from '../../src/entities';
import { auditOccupancy } from '../../src/features/backups/overlaps';
import { Database } from '../../src/platform/database/database';
import { startThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';
import { acceptAll, type Tally } from './accept-all';
import { freeOne, waitingClinic } from './freed-turno';
import { faultsOf } from './refilled';

/**
 * Hundreds accept one offer, and hundreds of six people the six offers of one time, from two servers at once; in
 * every second round one of the servers is killed meanwhile. One turno must come of each time, whole or not at all.
 *   DRILL_ROUNDS (20), DRILL_ACCEPTANCES (300 a round)
 */
export async function drillWaitingList(): Promise<boolean> {
  const rounds = numberFrom('DRILL_ROUNDS', 20);
  const acceptances = numberFrom('DRILL_ACCEPTANCES', 300);
  const postgres = await startThrowawayPostgres({ durable: true });
  const db = await Database.open(postgres.url, entities, 4);
  const env = { DATABASE_URL: postgres.url, NOW: STORM_NOW, TRUSTED_PROXIES: '1' };
  const start = () => startServer('support/api-server.ts', env);
  const servers: ServerProcess[] = [];
  try {
    await db.migrate();
    servers.push(await start(), await start());
    const clinic = await waitingClinic(db, servers[0]!.port);
    const faults: string[] = [];
    const took: number[] = [];
    const total: Tally = { accepted: 0, refused: 0, busy: 0, lost: 0, faults: [] };
    for (let round = 0; round < rounds; round += 1) {
      const freed = await freeOne(clinic, round);
      const tokens = round % 4 < 2 ? freed.tokens.slice(0, 1) : freed.tokens;
      const isKilled = round % 2 === 1;
      const began = performance.now();
      const [tally] = await Promise.all([
        acceptAll({ ports: servers.map(({ port }) => port), tokens, times: acceptances }),
        isKilled ? killed(servers[1]!, Math.random() * 200) : null,
      ]);
      took.push(performance.now() - began);
      if (isKilled) {
        servers[1] = await start();
        // Whoever got no answer presses again.
        add(total, await acceptAll({ ports: servers.map(({ port }) => port), tokens, times: 10 }));
      }
      add(total, tally);
      faults.push(...(await faultsOf(db, freed, round)));
    }
    faults.push(...total.faults, ...overlaps(await auditOccupancy(db.pool)));
    print(total, took, rounds);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    console.log(faults.length === 0 ? 'One turno of each, and nothing half-written.' : `${faults.length} faults.`);
    return faults.length === 0;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await db.close();
    await postgres.stop();
  }
}

async function killed(server: ServerProcess, afterMs: number): Promise<void> {
  await pause(afterMs);
  await server.kill();
}

function add(total: Tally, { accepted, refused, busy, lost, faults }: Tally): void {
  total.accepted += accepted;
  total.refused += refused;
  total.busy += busy;
  total.lost += lost;
  total.faults.push(...faults);
}

function overlaps(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`]));
}

function print({ accepted, refused, busy, lost }: Tally, took: readonly number[], rounds: number): void {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`${rounds} freed times. Told that it is theirs: ${accepted}, that another has it: ${refused},`);
  console.log(`that the system is busy: ${busy}; without an answer, as their server was killed: ${lost}.`);
  console.log(`All answers of a round: median ${at(0.5)} ms, longest ${at(1)} ms.`);
}
