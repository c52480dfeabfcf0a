import path from 'node:path';

import { withScratchDatabase } from '../../platform/backup/scratch';
import { text } from '../../platform/database/columns';
import type { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { BackupSettings } from './backup-settings';
import { restoreClinic } from './restore-clinic';

/** Restores it beside the clinic's database and looks whether all is there. Throws what is wrong. */
export async function checkBackup(
  db: Database,
  { folder, key, checkUrl }: Pick<BackupSettings, 'folder' | 'key' | 'checkUrl'>,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  await withScratchDatabase(checkUrl ?? db.directUrl, { of: await installationOf(db), signal }, (url) =>
    restoreClinic(url, { file: path.join(folder, name), key, say: () => undefined }),
  );
}

/** Of the server of PostgreSQL and the database: others of the same name may be checked at the same place. */
const INSTALLATION = statement(
  'backups.installation',
  "SELECT system_identifier || '/' || current_database() AS installation FROM pg_control_system()",
  { installation: text },
);

async function installationOf(db: Database): Promise<string> {
  const [row] = await db.rows(INSTALLATION, []);
  return row!.installation;
}
