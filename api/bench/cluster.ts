/**
 * npm run cluster (ADR 118). Needs Linux, root and Debian's packages. Exits with 1 after a lost or a double booking.
 *   CLUSTER_FAULTS (all)         numbers of the faults to try, e.g. 1,3
 *   CLUSTER_SYNCHRONOUS (true)   false: commits wait for no other host
 */
import 'reflect-metadata';

import { freePort } from '../src/embedded-postgres/server-process';
import { Cluster, postgresFolder, whatIsMissing } from './cluster/cluster';
import { FAULTS } from './cluster/faults';
import { startHaproxy } from './cluster/haproxy';
import { rideOut, type RideOut } from './cluster/ride-out';
import { prepareStormClinic, STORM_NOW } from './storm/storm-clinic';
import { startPgBouncer } from './support/pgbouncer';
import { startServers } from './support/server-process';
import { reportFaults, runCommand, withReleases } from './support/trial';

const REPLICAS = 3;
const SIZE = { professionals: 60, rooms: 40 };

runCommand(async () => {
  const isSynchronous = process.env['CLUSTER_SYNCHRONOUS'] !== 'false';
  const missing = await whatIsMissing();
  if (missing) throw new Error(`There is no cluster. ${missing}`);
  await withReleases(async (defer) => {
    let isSound = false;
    const cluster = await Cluster.start((await postgresFolder())!, isSynchronous);
    defer(async () => {
      if (!isSound) console.log(`The logs of the cluster are in ${cluster.folder}`);
      await cluster.stop({ keepLogs: !isSound });
    });
    const haproxy = await startHaproxy(cluster.folder, await freePort());
    defer(() => haproxy.stop());
    const pgbouncer = (await startPgBouncer(haproxy.url))!;
    defer(() => pgbouncer.stop());
    const clinic = await prepareStormClinic(haproxy.url, SIZE);
    const servers = await startServers(REPLICAS, { DATABASE_URL: pgbouncer.url, NOW: STORM_NOW });
    defer(() => Promise.all(servers.map((server) => server.stop())));
    const result = await rideOut(cluster, chosenFaults(), { ports: servers.map(({ port }) => port), clinic });
    print(result);
    isSound = result.wrongs.length === 0;
  });
});

function chosenFaults() {
  const chosen = process.env['CLUSTER_FAULTS']?.split(',').map(Number);
  return chosen ? FAULTS.filter((_, index) => chosen.includes(index + 1)) : FAULTS;
}

function print({ reports, acknowledged, wrongs }: RideOut): void {
  console.table(
    reports.map(({ name, standstillSeconds, wholeAfterSeconds, acknowledged: meanwhile }) => ({
      'what happened': name,
      'seconds without a booking': round(standstillSeconds),
      'seconds until all three were whole': round(wholeAfterSeconds),
      'bookings meanwhile': meanwhile,
    })),
  );
  console.log(`${acknowledged} bookings were acknowledged.`);
  reportFaults(wrongs, 'None is lost, and no slot is booked twice.');
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
