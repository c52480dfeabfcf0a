/**
 * npm run simulate:days: days of a clinic in minutes, through two processes of the product whose clock and timers are
 * turned. Staff book, move, cancel and close; the mail server fails, is slow, and hangs up; processes are killed. Then
 * a checker says what was not done, not in time, or twice.
 *   DAYS_SEED (of the clock), DAYS_HOURS (54)
 *   DAYS_ZONE (America/Argentina/Buenos_Aires), DAYS_FROM (2026-08-30T22:00:00Z), DAYS_BACKUP_HOUR (3)
 */
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { entities } from '../src/entities';
import { Database } from '../src/platform/database/database';
import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import { faultsOfDays } from './days/check-days';
import type { DaysHistory } from './days/days-history';
import { runDays } from './days/run-days';
import { makeStormClinic } from './storm/storm-clinic';
import { numberFrom } from './support/distribution';

async function main(): Promise<void> {
  const seed = numberFrom('DAYS_SEED', Date.now() % 1_000_000);
  const timeZone = process.env['DAYS_ZONE'] ?? 'America/Argentina/Buenos_Aires';
  const from = process.env['DAYS_FROM'] ?? '2026-08-30T22:00:00Z';
  console.log(`DAYS_SEED=${seed} DAYS_ZONE=${timeZone} DAYS_FROM=${from}`);
  const postgres = await startThrowawayPostgres();
  const backupDir = await mkdtemp(path.join(tmpdir(), 'turnero-days-'));
  try {
    const db = await Database.open(postgres.url, entities, 2);
    await db.migrate();
    const clinic = await makeStormClinic(db);
    await db.pool.query('UPDATE settings SET timezone = $1', [timeZone]);
    // By which housekeeping is judged.
    await db.pool.query(
      "INSERT INTO idempotency_keys (actor, key, request_hash, created_at) VALUES ('guest', 'x', '', $1)",
      [new Date(from)],
    );
    await db.close();
    const began = performance.now();
    const history = await runDays({
      seed,
      from: Date.parse(from),
      hours: numberFrom('DAYS_HOURS', 54),
      timeZone,
      backupHour: numberFrom('DAYS_BACKUP_HOUR', 3),
      clinic,
      databaseUrl: postgres.url,
      backupDir,
    });
    print(history, (performance.now() - began) / 1000);
  } finally {
    await postgres.stop();
    await rm(backupDir, { recursive: true, force: true });
  }
}

function print(history: DaysHistory, seconds: number): void {
  const { from, until, turnos, mails, troubles, backups, unclosed } = history;
  const kinds: Record<string, { mails: number; again: number }> = {};
  const seen = new Set<string>();
  for (const { id } of mails) {
    const kind = (kinds[id.split('.')[0]!] ??= { mails: 0, again: 0 });
    kind.mails += 1;
    if (seen.has(id)) kind.again += 1;
    seen.add(id);
  }
  console.log(`${(until - from) / 3_600_000} h of the clinic in ${Math.round(seconds)} s: ${turnos.length} turnos`);
  console.table(kinds);
  console.log(`${troubles.length} troubles, ${backups.length} backups, ${unclosed.length} looks at what is unclosed.`);
  const faults = faultsOfDays(history);
  if (faults.length === 0) console.log('All was done, once and in time, and nobody got what is another’s.');
  else {
    console.log([`FAULTS (${faults.length}):`, ...faults.slice(0, 20)].join('\n  '));
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
