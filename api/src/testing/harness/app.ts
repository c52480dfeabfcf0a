import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';

import { buildApp } from '../../app';
import type { AppOptions } from '../../app-options';
import { entities } from '../../entities';
import type { Jobs } from '../../jobs';
import { Database } from '../../platform/database/database';
import { createLog } from '../../platform/log';
import type { Mailer } from '../../platform/mail/mail';
import { Outbox, type OutboxMail } from '../../platform/mail/outbox';
import { listenToSelections } from '../statements/sent-selections';
import { createTestDatabase } from './test-database';
import { startTransactionPooler } from './transaction-pooler';

export interface TestApp {
  /** Without a trailing slash. */
  url: string;
  db: Database;
  /** Moves only when a test sets it. */
  clock: { now: Date };
  /** Not started; tests run jobs one by one. */
  jobs: Jobs;
  /** Sends due mails and returns all sent, newest last. */
  mails(): Promise<OutboxMail[]>;
  /** The log so far, one JSON object a line. */
  logged(): string;
  close(): Promise<void>;
}

/** A Monday at 08:00 in Buenos Aires. */
export const MONDAY_8AM = new Date('2026-06-01T11:00:00Z');

/** Origin of the links in mails. */
const PUBLIC_URL = 'https://turnos.clinica.example';

export type TestOptions = Pick<
  AppOptions,
  | 'backups'
  | 'bodyPace'
  | 'concealAccounts'
  | 'corsOrigins'
  | 'paperDir'
  | 'paperMail'
  | 'trustedProxies'
  | 'sourceLimits'
  | 'timers'
  | 'publicAnswersKeptMs'
  | 'webDir'
  | 'browserOperations'
  | 'webhookLocalTargets'
> & {
  mailer?: Mailer;
  /** Runs when a mail is in the outbox, before that is recorded. */
  whenMailed?(): Promise<void>;
  /** Default 10. */
  poolSize?: number;
  /** Connects through a pooler in transaction mode. Default false. */
  pooled?: boolean;
  /** Links of mails lead to this server, for programs that follow them. Default: PUBLIC_URL. */
  linksToItself?: boolean;
};

/** The whole product on its own port, empty database and fixed clock. */
export async function startTestApp(
  now = MONDAY_8AM,
  { mailer, whenMailed, poolSize = 10, pooled = false, linksToItself = false, ...options }: TestOptions = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'turnero-outbox-'));
  const outbox = new Outbox(path.join(folder, 'outbox'));
  const pooler = pooled ? await startTransactionPooler(database.url) : null;
  const db = await Database.open(pooler?.url ?? database.url, entities, poolSize);
  const selections = listenToSelections();
  const clock = { now };
  const lines: string[] = [];
  let ownUrl = '';
  const app = await buildApp({
    db,
    clock: () => clock.now,
    log: logInto(lines),
    webDir: null,
    sourceLimits: false,
    // Tests write rows by hand, and their clock is fixed.
    publicAnswersKeptMs: 0,
    ...options,
    mail: {
      mailer: mailer ?? {
        async send(mail, at) {
          await outbox.send(mail, at);
          await whenMailed?.();
        },
      },
      from: 'turnos@clinica.example',
      publicUrl: () => (linksToItself ? ownUrl : PUBLIC_URL),
    },
    devMail: outbox,
  });
  await new Promise<void>((resolve) => void app.server.listen(0, '127.0.0.1', resolve));
  const { port } = app.server.address() as AddressInfo;
  ownUrl = `http://127.0.0.1:${port}`;
  return {
    url: ownUrl,
    db,
    clock,
    jobs: app.jobs!,
    async mails() {
      await app.jobs!.workAll();
      return outbox.list();
    },
    logged: () => lines.join(''),
    async close() {
      await app.close();
      await db.close();
      await pooler?.close();
      try {
        await selections.assertSound();
      } finally {
        await database.drop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function logInto(lines: string[]): Logger {
  return createLog('info', { write: (line) => void lines.push(line) });
}
