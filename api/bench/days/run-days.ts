import { Pool } from 'pg';
import PostalMime from 'postal-mime';

import { Random } from '../../src/demo/make/random';
import { startSmtpSink, type Behaviour, type ReceivedMail, type SmtpSink } from '../../src/testing/harness/smtp-sink';
import type { StormClinic } from '../storm/storm-clinic';
import { startServer } from '../support/server-process';
import { ClinicDays } from './clinic-days';
import type { CaughtMail, DaysHistory, Instant, Trouble } from './days-history';
import { HOUR_MS, MINUTE_MS } from './lateness';

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
/** Per server. */
const ACT_EACH_MINUTE = 0.15;
const COUNT_EVERY_MS = 4 * HOUR_MS;

/** Minute by minute. */
export async function runDays(days: Days): Promise<DaysHistory> {
  const { seed, from, hours, clinic, databaseUrl } = days;
  const until = from + hours * HOUR_MS;
  const random = new Random(seed + 1);
  const mailServer = await TroubledMailServer.start();
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailServer.sink.url,
    PAPER_MAIL,
    BACKUP_DIR: days.backupDir,
    BACKUP_HOUR: String(days.backupHour),
  };
  const open = (now: Instant) => startServer('days/days-server.ts', { ...env, NOW: new Date(now).toISOString() });
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
        // The database's clock ends their lease.
        await pool.query("UPDATE jobs SET due_at = now() WHERE state = 'running'");
        replicas[killed] = await open(now);
        kills.push({ kind: 'killed', from: now - 2 * MINUTE_MS, until: now + MINUTE_MS });
      }
      for (const { port } of replicas) if (random.chance(ACT_EACH_MINUTE)) await staff.act(port, now);
      if (now % COUNT_EVERY_MS === 0) unclosed.push({ at: now, count: await staff.unclosed(replicas[0]!.port) });
      await Promise.all(replicas.map((replica) => replica.ask(MINUTE_MS)));
      // PostgreSQL's clock, which the clinic's overtakes, paces retries.
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
    await mailServer.sink.close();
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

const PATIENT = /paciente-\d+@ejemplo\.example/g;

async function caughtMail({ recipients, source }: ReceivedMail, at: Instant): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  const { messageId = '', subject = '', text = '', html = '', attachments } = mail;
  // iCalendar folds lines.
  const calendars = attachments.map(({ content }) => String(content).replaceAll('\r\n ', ''));
  const parts = [...mail.headers.map(({ value }) => value), text, html, ...calendars];
  return {
    at,
    id: /<([^@]+)@/.exec(messageId)?.[1] ?? '',
    subject,
    recipients,
    addresses: [...new Set(parts.flatMap((part) => part.match(PATIENT) ?? []))],
    attachments: attachments.map(({ filename }) => filename ?? ''),
  };
}

/** Temporary. */
const TROUBLES: readonly { kind: Trouble['kind']; behaviour: Behaviour }[] = [
  { kind: 'refuses', behaviour: { onRecipient: '451 Later' } },
  { kind: 'stalls', behaviour: { answerAfterMs: 100 } },
  { kind: 'hangs up', behaviour: { hangsUpAfterMail: true } },
];
const WELL: Behaviour = { onRecipient: undefined, answerAfterMs: undefined, hangsUpAfterMail: undefined };
/** Four times a day. */
const TROUBLE_EACH_MINUTE = 1 / 360;

/** Fails now and then. */
class TroubledMailServer {
  readonly troubles: Trouble[] = [];
  private taken = 0;

  private constructor(
    readonly sink: SmtpSink,
    private readonly behaviour: Behaviour,
  ) {}

  static async start(): Promise<TroubledMailServer> {
    const behaviour: Behaviour = {};
    return new TroubledMailServer(await startSmtpSink(behaviour), behaviour);
  }

  passTo(now: Instant, random: Random): void {
    const until = this.troubles.at(-1)?.until ?? -Infinity;
    if (until === now) Object.assign(this.behaviour, WELL);
    if (!random.chance(TROUBLE_EACH_MINUTE) || until >= now) return;
    const { kind, behaviour } = random.pick(TROUBLES);
    Object.assign(this.behaviour, behaviour);
    this.troubles.push({ kind, from: now, until: now + random.integer(5, 30) * MINUTE_MS });
  }

  /** Since the last call. */
  received(): readonly ReceivedMail[] {
    const mails = this.sink.received.slice(this.taken);
    this.taken += mails.length;
    return mails;
  }
}
