/**
 * npm run cluster: three PostgreSQL under Patroni with etcd, HAProxy and PgBouncer before them, three replicas of the
 * product, and visitors who book while the leader hands over, loses its power, is cut off and comes back. Each host is
 * a network namespace of this machine, so it needs Linux and root, and Debian's packages. Ends by itself, with status 1
 * when a booking that was acknowledged is lost, or anybody was booked twice.
 *   CLUSTER_FAULTS (all)         numbers of the faults to be tried, e.g. 1,3
 *   CLUSTER_SYNCHRONOUS (true)   false: commits wait for no other host, to see what is lost then
 */
import 'reflect-metadata';

import { entities } from '../src/entities';
import { freePort } from '../src/embedded-postgres/server-process';
import { Database } from '../src/platform/database/database';
import { Cluster, postgresFolder, whatIsMissing } from './cluster/cluster';
import { FAULTS } from './cluster/faults';
import { startHaproxy } from './cluster/haproxy';
import { rideOut, type RideOut } from './cluster/ride-out';
import { makeStormClinic, STORM_NOW } from './storm/storm-clinic';
import { startPgBouncer } from './support/pgbouncer';
import { startServer } from './support/server-process';

const REPLICAS = 3;
const PROFESSIONALS = 60;
const ROOMS = 40;

async function main(): Promise<void> {
  const isSynchronous = process.env['CLUSTER_SYNCHRONOUS'] !== 'false';
  const missing = await whatIsMissing();
  if (missing) throw new Error(`There is no cluster. ${missing}`);
  const stops: (() => Promise<unknown>)[] = [];
  let isSound = false;
  try {
    const cluster = await Cluster.start((await postgresFolder())!, isSynchronous);
    stops.push(async () => {
      if (!isSound) console.log(`The logs of the cluster are in ${cluster.folder}`);
      await cluster.stop({ keepLogs: !isSound });
    });
    const haproxy = await startHaproxy(cluster.folder, await freePort());
    stops.push(() => haproxy.stop());
    const pgbouncer = (await startPgBouncer(haproxy.url))!;
    stops.push(() => pgbouncer.stop());
    const db = await Database.open(haproxy.url, entities, 2);
    await db.migrate();
    const clinic = await makeStormClinic(db, PROFESSIONALS, ROOMS);
    await db.close();
    const env = { DATABASE_URL: pgbouncer.url, NOW: STORM_NOW };
    const servers = await Promise.all(
      Array.from({ length: REPLICAS }, () => startServer('support/api-server.ts', env)),
    );
    stops.push(() => Promise.all(servers.map((server) => server.stop())));
    const result = await rideOut(cluster, chosenFaults(), { ports: servers.map(({ port }) => port), clinic });
    print(result);
    isSound = result.wrongs.length === 0;
    process.exitCode = isSound ? 0 : 1;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

function chosenFaults() {
  const chosen = process.env['CLUSTER_FAULTS']?.split(',').map(Number);
  return chosen ? FAULTS.filter((_, index) => chosen.includes(index + 1)) : FAULTS;
}

function print({ faults, acknowledged, wrongs }: RideOut): void {
  console.table(
    faults.map(({ name, standstillSeconds, wholeAfterSeconds, acknowledged: meanwhile }) => ({
      'what happened': name,
      'seconds without a booking': round(standstillSeconds),
      'seconds until all three were whole': round(wholeAfterSeconds),
      'bookings meanwhile': meanwhile,
    })),
  );
  console.log(`${acknowledged} bookings were acknowledged.`);
  if (wrongs.length === 0) console.log('None is lost, and nobody is booked twice.');
  else console.log([`WRONG (${wrongs.length}):`, ...wrongs.slice(0, 20)].join('\n  '));
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
