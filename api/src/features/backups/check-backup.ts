import path from 'node:path';

import { withScratchDatabase } from '../../platform/backup/scratch';
import type { Database } from '../../platform/database/database';
import type { BackupSettings } from './backup-settings';
import { restoreClinic } from './restore-clinic';

/** Restores it beside the clinic's database and looks whether all is there. Throws what is wrong. */
export async function checkBackup(
  db: Database,
  { folder, key, checkUrl }: Pick<BackupSettings, 'folder' | 'key' | 'checkUrl'>,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  await withScratchDatabase(checkUrl ?? db.directUrl, { of: db.name, signal }, (url) =>
    restoreClinic(url, { file: path.join(folder, name), key, say: () => undefined }),
  );
}
