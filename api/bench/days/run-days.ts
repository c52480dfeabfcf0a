import { Pool } from 'pg';

import { Random } from '../../src/demo/make/random';
import { startSmtpSink, type Behaviour } from '../../src/testing/harness/smtp-sink';
import type { StormClinic } from '../storm/storm-clinic';
import { caughtMail } from './caught-mail';
import { ClinicDays } from './clinic-days';
import type { CaughtMail, DaysHistory, Instant, Trouble } from './days-history';
import { DaysReplica } from './replica';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
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

/** What the mail server does instead of its work, for a while. */
const TROUBLES: readonly Behaviour[] = [
  { onRecipient: '451 Later' },
  { answerAfterMs: 100 },
  { hangsUpAfterMail: true },
];

/** The clinic's days, minute by minute. */
export async function runDays(days: Days): Promise<DaysHistory> {
  const { seed, from, hours, clinic, databaseUrl } = days;
  const until = from + hours * HOUR_MS;
  const random = new Random(seed + 1);
  const behaviour: Behaviour = {};
  const sink = await startSmtpSink(behaviour);
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const open = (now: Instant) =>
    DaysReplica.open({
      DATABASE_URL: databaseUrl,
      NOW: new Date(now).toISOString(),
      SMTP_URL: sink.url,
      PAPER_MAIL,
      BACKUP_DIR: days.backupDir,
      BACKUP_HOUR: String(days.backupHour),
    });
  const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => open(from)));
  const staff = new ClinicDays(seed, clinic);
  const mails: CaughtMail[] = [];
  const troubles: Trouble[] = [];
  const unclosed: { at: Instant; count: number }[] = [];
  try {
    for (let now = from; now < until; now += MINUTE_MS) {
      const trouble = troubles.at(-1);
      if (trouble && trouble.until === now) settleDown(behaviour);
      if (random.chance(1 / 360) && (!trouble || trouble.until < now)) {
        const kind = random.pick(TROUBLES);
        Object.assign(behaviour, kind);
        troubles.push({ from: now, until: now + random.integer(5, 30) * MINUTE_MS });
      }
      if (random.chance(1 / 720)) {
        const killed = random.integer(0, REPLICAS - 1);
        await replicas[killed]!.kill();
        // What it had at hand comes back when its time is over, by the clock of the database.
        await pool.query("UPDATE jobs SET due_at = now() WHERE state = 'running'");
        replicas[killed] = await open(now);
        troubles.push({ from: now - 2 * MINUTE_MS, until: now + MINUTE_MS });
      }
      for (const { port } of replicas) if (random.chance(0.15)) await staff.act(port, now);
      const isNight = now % (4 * HOUR_MS) === 0;
      if (isNight) unclosed.push({ at: now, count: await staff.unclosed(replicas[0]!.port) });
      await Promise.all(replicas.map((replica) => replica.advance(MINUTE_MS)));
      // PostgreSQL's clock paces what is tried again, and the clinic's runs ahead of it.
      await pool.query("UPDATE jobs SET due_at = due_at - interval '1 minute' WHERE state = 'waiting'");
      while (mails.length < sink.received.length) mails.push(caughtMail(sink.received[mails.length]!, now + MINUTE_MS));
    }
    return {
      from,
      until,
      timeZone: days.timeZone,
      backupHour: days.backupHour,
      turnos: staff.turnos,
      mails,
      troubles,
      unclosed,
      ...(await storedIn(pool)),
    };
  } finally {
    await Promise.all(replicas.map((replica) => replica.kill()));
    await sink.close();
    await pool.end();
  }
}

function settleDown(behaviour: Behaviour): void {
  for (const name of Object.keys(behaviour) as (keyof Behaviour)[]) delete behaviour[name];
}

async function storedIn(pool: Pool): Promise<Pick<DaysHistory, 'backups' | 'oldestKey'>> {
  const backups = await pool.query<{ at: Date }>(
    'SELECT asked_at AS at FROM backups WHERE ended_at IS NOT NULL AND fault IS NULL ORDER BY 1',
  );
  const { rows } = await pool.query<{ at: Date | null }>('SELECT min(created_at) AS at FROM idempotency_keys');
  return { backups: backups.rows.map(({ at }) => at.getTime()), oldestKey: rows[0]?.at?.getTime() ?? null };
}
