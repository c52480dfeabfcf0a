import { entities } from '../../entities';
import type { AdminAccount } from '../../features/accounts/admin/admin-account';
import { createAdmin, createFirstAdmin, promoteToAdmin } from '../../features/accounts/admin/admin-account.service';
import { backUpByHand, type ByHand } from '../../features/backups/backup-by-hand';
import type { Clock } from '../../platform/clock';
import { createContext, type Context } from '../../platform/context';
import { Database } from '../../platform/database/database';
import { assertServes } from '../../platform/database/prepare-schema';
import { createLog } from '../../platform/log';

type Print = (line: string) => void;

const CONNECTIONS = 4;

export async function migrateDatabase(url: string, print: Print): Promise<void> {
  await on(url, async (db) => {
    assertServes(await db.schemaState());
    await db.migrate(print, (name, seconds) => print(`${name} (${seconds.toFixed(1).replace('.', ',')} s)`));
  });
}

export const backUpDatabase = (url: string, byHand: ByHand): Promise<void> => on(url, (db) => backUpByHand(db, byHand));

/** False if an administrator exists. */
export const addFirstAdmin = (url: string, clock: Clock, account: AdminAccount): Promise<boolean> =>
  inContext(url, clock, (ctx) => createFirstAdmin(ctx, account));

export const addAdmin = (url: string, clock: Clock, account: AdminAccount): Promise<void> =>
  inContext(url, clock, (ctx) => createAdmin(ctx, account));

export const promoteAccount = (url: string, clock: Clock, email: string): Promise<void> =>
  inContext(url, clock, (ctx) => promoteToAdmin(ctx, email));

function inContext<Result>(url: string, clock: Clock, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  return on(url, (db) =>
    work(
      createContext(
        { db, log: createLog('silent'), clock },
        { actor: { kind: 'guest', staleToken: false }, requestId: 'clinics', source: 'local' },
      ),
    ),
  );
}

async function on<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await Database.open(url, entities, CONNECTIONS, url, '--database');
  return work(db).finally(() => db.close());
}
