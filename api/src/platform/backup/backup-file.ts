import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Database } from '../database/database';
import { makeFolder } from '../make-folder';
import { VERSION } from '../version';
import { BrokenBackup, sha256Of, writeArchive } from './archive';
import { dump } from './dump';

/** Restoring works without it. */
export interface BackupNote {
  file: string;
  format: 'turnero-tar-gzip' | 'turnero-tar-gzip-age';
  version: string;
  takenAt: string;
  migrations: number;
  rows: number;
  bytes: number;
  sha256: string;
  /** End of a successful test restore. */
  checkedAt: string | null;
}

interface MakeOptions {
  folder: string;
  key: string | null;
  takenAt: Date;
  /** Share of the processor; 1: no pauses. */
  share: number;
  signal: AbortSignal;
}

/** All or nothing. */
export async function makeBackupFile(db: Database, options: MakeOptions): Promise<BackupNote> {
  const { folder, key, takenAt, share, signal } = options;
  await makeFolder(folder, 0o700);
  const file = fileNameOf(db.name, takenAt, key !== null);
  const part = path.join(folder, `${file}.part`);
  await removeParts(folder, db.name);
  try {
    let rows = 0;
    let migrations = 0;
    const written = await db.snapshot((client) =>
      writeArchive(part, key, async (add) => {
        const dumped = await dump(client, add, { tables: db.tables, takenAt, share, signal });
        rows = Object.values(dumped.totals.rows).reduce((sum, each) => sum + each, 0);
        migrations = dumped.contents.migrations.length;
      }),
    );
    const format = key === null ? 'turnero-tar-gzip' : 'turnero-tar-gzip-age';
    const note: BackupNote = {
      file,
      format,
      version: VERSION,
      takenAt: takenAt.toISOString(),
      migrations,
      rows,
      ...written,
      checkedAt: null,
    };
    await rename(part, path.join(folder, file));
    await keepNote(folder, note);
    return note;
  } finally {
    await rm(part, { force: true });
  }
}

/** Atomic. */
export async function keepNote(folder: string, note: BackupNote): Promise<void> {
  const file = noteOf(path.join(folder, note.file));
  await writeFile(`${file}.part`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  await flushFolder(folder);
}

/** Oldest first. A file without a note is incomplete or not ours. */
export async function backupsIn(folder: string, database: string): Promise<BackupNote[]> {
  const names: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => isFileOf(database, name) && names.includes(noteOf(name))).sort();
  return Promise.all(files.map(async (file) => (await readNote(path.join(folder, file)))!));
}

/** The newest of any database. */
export async function lastSealedIn(folder: string): Promise<string | null> {
  const names = (await readdir(folder)).filter((name) => SEALED.test(name));
  const instantOf = (name: string) => SEALED.exec(name)![1]!;
  return names.sort((a, b) => instantOf(a).localeCompare(instantOf(b))).at(-1) ?? null;
}

async function readNote(file: string): Promise<BackupNote | null> {
  const text = await readFile(noteOf(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  // A copy under another name must not point to the original.
  return text === null ? null : { ...(JSON.parse(text) as BackupNote), file: path.basename(file) };
}

export async function removeBackup(folder: string, { file }: BackupNote): Promise<void> {
  // The note goes last: a file without one is never found.
  await rm(path.join(folder, file), { force: true });
  await rm(noteOf(path.join(folder, file)), { force: true });
}

/** Throws BrokenBackup. */
export async function assertWhole(file: string): Promise<void> {
  const note = await readNote(file);
  if (!note) return;
  const { size } = await stat(file);
  if (size !== note.bytes || (await sha256Of(file)) !== note.sha256)
    throw new BrokenBackup('El archivo cambió desde que se hizo: no coincide con su suma SHA-256.');
}

const SEALED = /-(\d{8}T\d{6}Z)\.tar\.gz\.age$/;

const noteOf = (file: string) => `${file}.json`;

function fileNameOf(database: string, takenAt: Date, isSealed: boolean): string {
  const instant = takenAt.toISOString().replace(/\.\d+|[-:]/g, '');
  return `${encodeURIComponent(database)}-${instant}.tar.gz${isSealed ? '.age' : ''}`;
}

function isFileOf(database: string, name: string): boolean {
  const beginning = `${encodeURIComponent(database)}-`;
  return name.startsWith(beginning) && /^\d{8}T\d{6}Z\.tar\.gz(\.age)?$/.test(name.slice(beginning.length));
}

/** A database has one backup at a time. */
async function removeParts(folder: string, database: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isPart = name.endsWith('.part') && isFileOf(database, name.slice(0, -'.part'.length));
    if (isPart) await rm(path.join(folder, name), { force: true });
  }
}

/** Renames then survive a power cut. Windows has no equivalent. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
