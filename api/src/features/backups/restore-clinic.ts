import { auditRestored } from '../../platform/backup/audit';
import { assertWhole } from '../../platform/backup/backup-file';
import { restoreInto, withClient } from '../../platform/backup/restore';
import type { Contents } from '../../platform/backup/contents';
import { BackupProblem } from './fault-of';
import { auditOccupancy } from './overlaps';

export interface Restored {
  contents: Contents;
  rows: number;
}

/** Restores the file into the empty database of `url`, and audits it. Throws the fault. */
export async function restoreClinic(
  url: string,
  { file, key, say }: { file: string; key: string | null; say(line: string): void },
): Promise<Restored> {
  await assertWhole(file);
  const { contents, totals } = await restoreInto(url, { file, key, say });
  await withClient(url, async (client) => {
    const [fault] = await auditRestored(client, totals);
    if (fault !== undefined) throw new BackupProblem('rows', fault);
    const overlap = Object.entries(await auditOccupancy(client)).find(([, count]) => count > 0);
    if (overlap) throw new BackupProblem('overlaps', `${overlap[1]} ${overlap[0]}`);
  });
  return { contents, rows: Object.values(totals.rows).reduce((sum, each) => sum + each, 0) };
}
