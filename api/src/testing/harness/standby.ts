import { Client } from 'pg';

import { eventually } from './eventually';
import { asAdmin, jestServer, type TestDatabase } from './test-database';

export interface Standby {
  /** Commits then wait for an absent standby. */
  lose(): Promise<void>;
  /** Resolves when all waiting commits are done. */
  letGo(): Promise<void>;
}

/**
 * For one test's database; call it before anything connects there. The setting is the server's, but other databases'
 * commits never wait.
 */
export async function standbyOf({ url }: TestDatabase): Promise<Standby> {
  const name = new URL(url).pathname.slice(1);
  await asAdmin(jestServer(), (admin) => admin.query(`ALTER DATABASE ${name} SET synchronous_commit = on`));
  return {
    lose: () =>
      asAdmin(jestServer(), async (admin) => {
        await admin.query("ALTER SYSTEM SET synchronous_standby_names = 'gone'");
        await admin.query('SELECT pg_reload_conf()');
        const writer = new Client({ connectionString: url });
        writer.on('error', () => undefined);
        await writer.connect();
        // Processes notice the setting one by one. A waiting one survives its client.
        const waits = async () =>
          (await admin.query("SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'")).rowCount;
        let isThrough = true;
        await eventually(async () => {
          if (isThrough) {
            isThrough = false;
            void writer.query(WRITE).then(
              () => (isThrough = true),
              () => undefined,
            );
          }
          if (!(await waits())) throw new Error('Commits wait for nobody');
        });
        await writer.end();
      }),
    letGo: () =>
      asAdmin(jestServer(), async (admin) => {
        await admin.query('ALTER SYSTEM RESET synchronous_standby_names');
        await admin.query('SELECT pg_reload_conf()');
      }),
  };
}

/** An empty message in the WAL, which standbys replay. */
const WRITE = "SELECT pg_logical_emit_message(true, 'test', '')";
