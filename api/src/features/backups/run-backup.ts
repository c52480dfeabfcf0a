import path from 'node:path';

import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { keptBackups } from '../../domain/kept-backups';
import { backupsIn, keepNote, makeBackupFile, removeBackup, type BackupNote } from '../../platform/backup/backup-file';
import { withScratchDatabase } from '../../platform/backup/scratch';
import type { Context } from '../../platform/context';
import { text } from '../../platform/database/columns';
import type { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { clinicSettings } from '../settings/settings.service';
import { Backup } from './backup.entity';
import { NEEDS_DIRECT } from './backup-faults';
import type { BackupSettings } from './backup-settings';
import { BackupProblem, faultOf } from './fault-of';
import { restoreClinic } from './restore-clinic';

const SEEN_EVERY_MS = 10_000;
/** The share of time spent working: requests wait behind one piece at most. */
export const SHARE = 0.5;

interface Running {
  settings: BackupSettings;
  share: number;
  signal: AbortSignal;
}

/** Makes, checks, applies retention, and records the result. */
export async function runBackup(ctx: Context, id: string, running: Running): Promise<Backup> {
  const began = performance.now();
  const at = () => new Date(ctx.now.getTime() + performance.now() - began);
  const note = (changes: Partial<Omit<Backup, 'askedBy'>>) =>
    ctx.transact(async (tx) => void (await tx.manager.update(Backup, { id }, changes)));
  const seen = setInterval(() => void note({ seenAt: at() }).catch(() => undefined), SEEN_EVERY_MS);
  try {
    if (ctx.db.isWithoutSessions) throw new BackupProblem('database', NEEDS_DIRECT);
    await note({ seenAt: new Date(at().getTime() + 1) });
    const made = await writeBackup(ctx, running);
    await note({ ...factsOf(made, running), madeAt: at(), makeMs: Math.round(performance.now() - began) });
    const checkBegan = performance.now();
    await checkBackup(ctx.db, running.settings, made.file, running.signal);
    await keepNote(running.settings.folder, { ...made, checkedAt: at().toISOString() });
    await note({ endedAt: at(), checkMs: Math.round(performance.now() - checkBegan) });
    await giveUpOld(ctx, running.settings);
  } catch (error) {
    const fault = running.signal.aborted ? 'interrupted' : faultOf(error);
    ctx.log.error({ err: error, backup: id, fault }, 'backup failed');
    await note({ endedAt: at(), fault });
  } finally {
    clearInterval(seen);
  }
  return ctx.db.manager.findOneByOrFail(Backup, { id });
}

function writeBackup({ db, now }: Context, { settings: { folder, key }, share, signal }: Running): Promise<BackupNote> {
  return makeBackupFile(db, { folder, key, takenAt: now, share, signal });
}

const factsOf = ({ file, bytes, rows }: BackupNote, { settings: { key } }: Running) => ({
  file,
  bytes,
  rowCount: rows,
  isSealed: key !== null,
});

async function giveUpOld(ctx: Context, { folder, keep }: BackupSettings): Promise<void> {
  const { timeZone } = await clinicSettings(ctx);
  const notes = await backupsIn(folder, ctx.db.name);
  const dated = notes.map((note) => ({
    note,
    date: dateOf(timeZone, floorToMinute(new Date(note.takenAt))),
    takenAt: Date.parse(note.takenAt),
    isProved: note.checkedAt !== null,
  }));
  const kept = keptBackups(dated, keep);
  for (const one of dated) {
    if (kept.has(one)) continue;
    await removeBackup(folder, one.note);
    await ctx.transact((tx) => tx.manager.update(Backup, { file: one.note.file }, { removedAt: ctx.now }));
  }
}

/** Restores it in a database beside the clinic's, and audits it. Throws the fault. */
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

/** Identifies server and database: databases of one name may be checked at one place. */
const INSTALLATION = statement(
  'backups.installation',
  "SELECT system_identifier || '/' || current_database() AS installation FROM pg_control_system()",
  { installation: text },
);

async function installationOf(db: Database): Promise<string> {
  const [row] = await db.rows(INSTALLATION, []);
  return row!.installation;
}
