import { Pool } from 'pg';

import { Random } from '../../src/demo/make/random';
import type { StormClinic } from '../storm/storm-clinic';
import { startServer } from '../support/server-process';
import { caughtMail } from './caught-mail';
import { ClinicDays } from './clinic-days';
import type { CaughtMail, DaysHistory, Instant, Trouble } from './days-history';
import { HOUR_MS, MINUTE_MS } from './lateness';
import { TroubledMailServer } from './troubled-mail-server';

const REPLICAS = 2;
const PAPER_MAIL = 'recepcion@clinica.example';

export interface Days {
  seed: number;
  from: Instant;
  hours: number;
  timeZone: string;
  backupHour: number;
  clinic: StormClinic;
  databaseUrl: string;
  backupDir: string;
}

/** Twice a day. */
const KILL_EACH_MINUTE = 1 / 720;
/** Of each server, what staff do through it. */
const ACT_EACH_MINUTE = 0.15;
const LOOK_EVERY_MS = 4 * HOUR_MS;

/** The clinic's days, minute by minute. */
export async function runDays(days: Days): Promise<DaysHistory> {
  const { seed, from, hours, clinic, databaseUrl } = days;
  const until = from + hours * HOUR_MS;
  const random = new Random(seed + 1);
  const mailServer = await TroubledMailServer.start();
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const open = (now: Instant) =>
    startServer('days/days-server.ts', {
      DATABASE_URL: databaseUrl,
      NOW: new Date(now).toISOString(),
      SMTP_URL: mailServer.url,
      PAPER_MAIL,
      BACKUP_DIR: days.backupDir,
      BACKUP_HOUR: String(days.backupHour),
    });
  const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => open(from)));
  const staff = new ClinicDays(seed, clinic);
  const mails: CaughtMail[] = [];
  const kills: Trouble[] = [];
  const unclosed: { at: Instant; count: number }[] = [];
  try {
    for (let now = from; now < until; now += MINUTE_MS) {
      mailServer.passTo(now, random);
      if (random.chance(KILL_EACH_MINUTE)) {
        const killed = random.integer(0, REPLICAS - 1);
        await replicas[killed]!.kill();
        // What it had at hand comes back when its time is over, by the clock of the database.
        await pool.query("UPDATE jobs SET due_at = now() WHERE state = 'running'");
        replicas[killed] = await open(now);
        kills.push({ kind: 'killed', from: now - 2 * MINUTE_MS, until: now + MINUTE_MS });
      }
      for (const { port } of replicas) if (random.chance(ACT_EACH_MINUTE)) await staff.act(port, now);
      if (now % LOOK_EVERY_MS === 0) unclosed.push({ at: now, count: await staff.unclosed(replicas[0]!.port) });
      await Promise.all(replicas.map((replica) => replica.ask(MINUTE_MS)));
      // PostgreSQL's clock paces what is tried again, and the clinic's runs ahead of it.
      await pool.query("UPDATE jobs SET due_at = due_at - interval '1 minute' WHERE state = 'waiting'");
      for (const mail of mailServer.received()) mails.push(await caughtMail(mail, now + MINUTE_MS));
    }
    return {
      from,
      until,
      timeZone: days.timeZone,
      backupHour: days.backupHour,
      turnos: staff.turnos,
      mails,
      troubles: [...mailServer.troubles, ...kills].toSorted((a, b) => a.from - b.from),
      unclosed,
      ...(await storedIn(pool)),
    };
  } finally {
    await Promise.all(replicas.map((replica) => replica.kill()));
    await mailServer.close();
    await pool.end();
  }
}

async function storedIn(pool: Pool): Promise<Pick<DaysHistory, 'backups' | 'oldestKey'>> {
  const backups = await pool.query<{ at: Date }>(
    'SELECT asked_at AS at FROM backups WHERE ended_at IS NOT NULL AND fault IS NULL ORDER BY 1',
  );
  const { rows } = await pool.query<{ at: Date | null }>('SELECT min(created_at) AS at FROM idempotency_keys');
  return { backups: backups.rows.map(({ at }) => at.getTime()), oldestKey: rows[0]?.at?.getTime() ?? null };
}
