import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { inDatabase } from '../../bench/clinics/bench-clinic';
import { makeClinic } from '../../bench/clinics/make-clinic';
import { Tallies } from '../../bench/storm/ledger';
import { inJune, prepareStormClinic, STORM_NOW, type StormClinic } from '../../bench/storm/storm-clinic';
import { bookingRequest, outcomeOf, readAnswer, type Outcome } from '../../bench/support/appointment-requests';
import { numberFrom, quantile } from '../../bench/support/distribution';
import { graphqlRequest, openConnections, type JsonConnection } from '../../bench/support/json-connection';
import { startServer } from '../../bench/support/server-process';
import { withReleases, type Defer } from '../../bench/support/trial';
import { Random } from '../../src/demo/make/random';
import { restoreClinic } from '../../src/features/backups/restore-clinic';
import { withClient } from '../../src/platform/backup/restore';
import { withScratchDatabase } from '../../src/platform/backup/scratch';
import { newBackupKey } from '../../src/platform/backup/sealing';
import { startThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';

interface Made {
  id: string;
  state: string;
  file: string;
  bytes: number;
  rows: number;
  makeMs: number;
  checkMs: number;
  fault: string | null;
}

/**
 * Backs up a clinic of DRILL_NEIGHBOURHOODS × 20,000 turnos (2) while DRILL_BOOKERS (4) book without a pause.
 * DRILL_DATABASE_URL: an empty database with a superuser role, instead of the embedded server.
 */
export function drillRestore(): Promise<readonly string[]> {
  return withReleases(async (defer) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'turnero-drill-'));
    defer(() => rm(folder, { recursive: true, force: true }));
    const { url, adminUrl } = await emptyDatabase(defer);
    const clinic = await prepareStormClinic(url, {
      prepare: () => makeClinic(adminUrl, { neighbourhoods: numberFrom('DRILL_NEIGHBOURHOODS', 2), months: 40 }),
    });
    const key = await newBackupKey();
    const env = { DATABASE_URL: url, NOW: STORM_NOW, CLOCK: 'runs', BACKUP_DIR: folder, BACKUP_KEY: key };
    const server = await startServer('support/api-server.ts', env);
    defer(() => server.stop());
    const bookers = await openConnections([server.port], numberFrom('DRILL_BOOKERS', 4));
    const [asking] = await openConnections([server.port], 1);
    const load = new BookingLoad(bookers, clinic);
    const seconds = numberFrom('DRILL_SECONDS', 15);
    // The nightly backup is due at once.
    const quiet = await makeBackup(asking!, clinic.adminToken);
    console.log(`a backup without bookings: ${timesOf(quiet)}`);
    await load.during(() => pause(3_000));
    const alone = await load.during(() => pause(seconds * 1000));
    const acknowledged = [...load.booked];
    const beside = await load.during(() => makeBackup(asking!, clinic.adminToken));
    const made = beside.result;
    console.log(`bookings alone: ${alone.figures}`);
    console.log(`bookings beside the backup and its check: ${beside.figures}`);
    if (made.fault !== null || made.state !== 'checked') return [`the backup: ${made.fault ?? made.state}`];
    console.log(`the backup beside bookings: ${timesOf(made)}`);
    if (acknowledged.length === 0) load.faults.push('no booking was acknowledged');
    const file = path.join(folder, made.file);
    return [...load.faults, ...(await restore(url, { file, key, rows: made.rows, acknowledged }))];
  });
}

async function emptyDatabase(defer: Defer): Promise<{ url: string; adminUrl: string }> {
  const given = process.env['DRILL_DATABASE_URL'];
  if (given) return { url: given, adminUrl: given };
  const postgres = await startThrowawayPostgres({ durable: true });
  defer(() => postgres.stop());
  return { url: postgres.url, adminUrl: inDatabase(postgres.adminUrl, 'turnero') };
}

async function restore(
  url: string,
  backup: { file: string; key: string; rows: number; acknowledged: readonly string[] },
): Promise<string[]> {
  const { file, key, rows, acknowledged } = backup;
  return withScratchDatabase(url, { of: 'drill', signal: new AbortController().signal }, async (scratch) => {
    const began = performance.now();
    const restored = await restoreClinic(scratch, { file, key, say: () => undefined });
    const seconds = (performance.now() - began) / 1000;
    const { found, bytes } = await withClient(scratch, async (client) => {
      const ids = await client.query<{ id: string }>('SELECT id FROM appointments WHERE id = ANY ($1)', [acknowledged]);
      const size = await client.query<{ bytes: number }>(
        'SELECT pg_database_size(current_database())::float8 AS bytes',
      );
      return { found: new Set(ids.rows.map(({ id }) => id)), bytes: size.rows[0]!.bytes };
    });
    console.log(
      `restore: ${restored.rows} rows, a database of ${mega(bytes)} MB, audited, in ${seconds.toFixed(1)} s ` +
        `(${(bytes / 1e6 / seconds).toFixed(1)} MB/s)`,
    );
    console.log(`bookings acknowledged before the backup: ${acknowledged.length}`);
    const missing = acknowledged.filter((id) => !found.has(id)).length;
    return [
      ...(missing > 0 ? [`${missing} bookings that were acknowledged before the backup are not in it`] : []),
      ...(restored.rows === rows ? [] : [`${restored.rows} of ${rows} rows`]),
    ];
  });
}

const ASK = 'mutation { makeBackup { id } }';
const LOOK = '{ backups { latest { id state file bytes rows makeMs checkMs fault } } }';

async function makeBackup(connection: JsonConnection, token: string): Promise<Made> {
  const ask = async <Data>(query: string) => {
    const { body } = await connection.send(graphqlRequest(query, {}, token));
    return (JSON.parse(body) as { data: Data }).data;
  };
  const { makeBackup: asked } = await ask<{ makeBackup: { id: string } }>(ASK);
  for (;;) {
    const { backups } = await ask<{ backups: { latest: Made[] } }>(LOOK);
    const made = backups.latest.find(({ id }) => id === asked.id);
    if (made && ['checked', 'failed'].includes(made.state)) return made;
    await pause(500);
  }
}

const timesOf = ({ rows, bytes, makeMs, checkMs }: Made) =>
  `${rows} rows, ${mega(bytes)} MB in ${(makeMs / 1000).toFixed(1)} s, restored and checked in ${(checkMs / 1000).toFixed(1)} s`;

const mega = (bytes: number) => (bytes / 1e6).toFixed(1);

/** In sequence on each connection; most find a free time. */
class BookingLoad {
  readonly booked: string[] = [];
  readonly faults: string[] = [];
  private readonly random = new Random(1);

  constructor(
    private readonly connections: readonly JsonConnection[],
    private readonly clinic: StormClinic,
  ) {}

  /** While `work` runs. */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; figures: string }> {
    let isOver = false;
    const tallies = new Tallies();
    const began = performance.now();
    const booking = this.connections.map(async (connection) => {
      while (!isOver) await tallies.count('booking', () => this.book(connection));
    });
    const result = await work().finally(() => (isOver = true));
    await Promise.all(booking);
    this.faults.push(...tallies.faults);
    const { millis } = tallies.byKind.get('booking')!;
    const seconds = (performance.now() - began) / 1000;
    const [half, most, all] = [0.5, 0.95, 0.99].map((share) => `${quantile(millis, share).toFixed(1)} ms`);
    return {
      result,
      figures: `${Math.round(millis.length / seconds)} a second for ${seconds.toFixed(0)} s; median ${half}, 95 % ${most}, 99 % ${all}`,
    };
  }

  private async book(connection: JsonConnection): Promise<Outcome> {
    const { random, clinic } = this;
    const booking = {
      professionalId: random.pick(clinic.professionalIds),
      roomId: random.pick(clinic.roomIds),
      startTime: inJune(random.integer(2, 30), random.integer(0, 287) * 5),
      durationMinutes: 5,
      patient: random.integer(1, 1000),
    };
    const answer = await connection.send(bookingRequest('graphql', booking, random.uuid(), clinic.adminToken));
    const { appointment } = readAnswer(answer);
    if (appointment) this.booked.push(appointment.id);
    return outcomeOf(answer);
  }
}
