/**
 * npm run simulate:days: a clinic's days in minutes, through two processes with advanced clocks and timers (ADR 120).
 *   DAYS_SEED (of the clock), DAYS_HOURS (54)
 *   DAYS_ZONE (America/Argentina/Buenos_Aires), DAYS_FROM (2026-08-30T22:00:00Z), DAYS_BACKUP_HOUR (3)
 */
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import { faultsOfDays } from './days/check-days';
import type { DaysHistory } from './days/days-history';
import { HOUR_MS } from './days/lateness';
import { runDays } from './days/run-days';
import { prepareStormClinic } from './storm/storm-clinic';
import { numberFrom } from './support/distribution';
import { reportFaults, runCommand, withReleases } from './support/trial';

const SEED = numberFrom('DAYS_SEED', Date.now() % 1_000_000);
const TIME_ZONE = process.env['DAYS_ZONE'] ?? 'America/Argentina/Buenos_Aires';
const FROM = process.env['DAYS_FROM'] ?? '2026-08-30T22:00:00Z';

/** For housekeeping. */
const OLD_KEY =
  "INSERT INTO idempotency_keys (actor, key, request_hash, created_at) VALUES ('guest', 'x', '', $1::timestamptz)";

runCommand(() =>
  withReleases(async (defer) => {
    console.log(`DAYS_SEED=${SEED} DAYS_ZONE=${TIME_ZONE} DAYS_FROM=${FROM}`);
    const backupDir = await mkdtemp(path.join(tmpdir(), 'turnero-days-'));
    defer(() => rm(backupDir, { recursive: true, force: true }));
    const postgres = await startThrowawayPostgres();
    defer(() => postgres.stop());
    const clinic = await prepareStormClinic(postgres.url, {
      async prepare({ pool }) {
        await pool.query('UPDATE settings SET timezone = $1', [TIME_ZONE]);
        await pool.query(OLD_KEY, [FROM]);
      },
    });
    const began = performance.now();
    const history = await runDays({
      seed: SEED,
      from: Date.parse(FROM),
      hours: numberFrom('DAYS_HOURS', 54),
      timeZone: TIME_ZONE,
      backupHour: numberFrom('DAYS_BACKUP_HOUR', 3),
      clinic,
      databaseUrl: postgres.url,
      backupDir,
    });
    print(history, (performance.now() - began) / 1000);
    reportFaults(faultsOfDays(history), 'All was done once and in time, and no mail reached another patient.');
  }),
);

function print({ from, until, turnos, mails, troubles, backups, unclosed }: DaysHistory, seconds: number): void {
  const kinds: Record<string, { mails: number; again: number }> = {};
  const seen = new Set<string>();
  for (const { id } of mails) {
    const kind = (kinds[id.split('.')[0]!] ??= { mails: 0, again: 0 });
    kind.mails += 1;
    if (seen.has(id)) kind.again += 1;
    seen.add(id);
  }
  console.log(`${(until - from) / HOUR_MS} h of the clinic in ${Math.round(seconds)} s: ${turnos.length} turnos`);
  console.table(kinds);
  console.log(
    `${troubles.length} troubles, ${backups.length} backups, ${unclosed.length} readings of the unclosed count.`,
  );
}
