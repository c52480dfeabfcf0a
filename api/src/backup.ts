import 'reflect-metadata';

import path from 'node:path';

import { readConfig, type Config } from './config';
import { askBackup } from './features/backups/ask-backup';
import { BACKUP_FAULTS } from './features/backups/backup-faults';
import { runBackup } from './features/backups/run-backup';
import { openDatabase } from './open-database';
import { newBackupKey } from './platform/backup/sealing';
import { createContext } from './platform/context';
import { prepareSchema } from './platform/database/prepare-schema';
import { createLog } from './platform/log';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');

/** npm run backup makes a backup in BACKUP_DIR and checks it, also while the server runs; --new-key makes a key. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (given.length === 1 && given[0] === '--new-key') return tell(await newBackupKey());
  if (given.length > 0) throw new StartupError('Uso: npm run backup, o npm run backup -- --new-key para una clave.');
  const config = readConfig(process.env, PROJECT_DIR);
  if (config.backups === null) throw new StartupError('Falta BACKUP_DIR: la carpeta de las copias de seguridad.');
  await backUp(config, config.backups);
}

async function backUp(config: Config, settings: NonNullable<Config['backups']>): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const opened: (() => Promise<void>)[] = [];
  try {
    const log = createLog(config.logLevel === 'info' ? 'silent' : config.logLevel);
    const db = await openDatabase(config, log, opened);
    await prepareSchema(db, config.migrateOnStart, tell);
    const ctx = createContext(
      { db, log, clock: () => new Date() },
      { actor: { kind: 'guest', staleToken: false }, requestId: 'backup', source: 'local' },
    );
    const id = await ctx.transact((tx) => askBackup(ctx, tx, null));
    if (id === null) throw new StartupError('Ya se está haciendo una copia de seguridad: esperá a que termine.');
    tell('Haciendo la copia y restaurándola aparte para comprobarla…');
    const done = await runBackup(ctx, id, { settings, share: 1, signal: stop.signal });
    if (done.fault !== null) throw new StartupError(`La copia no quedó comprobada. ${BACKUP_FAULTS[done.fault]}`);
    const seconds = (ms: number | null) => `${((ms ?? 0) / 1000).toFixed(1).replace('.', ',')} s`;
    tell(
      `Listo: ${path.join(settings.folder, done.file ?? '')}, ${done.rowCount} filas en ${seconds(done.makeMs)}, ` +
        `comprobada en ${seconds(done.checkMs)}${done.isSealed ? '' : '. Sin cifrar: falta BACKUP_KEY'}.`,
    );
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
