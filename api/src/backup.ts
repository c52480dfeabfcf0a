import 'reflect-metadata';

import path from 'node:path';

import { readConfig, type Config } from './config';
import { backUpByHand } from './features/backups/backup-by-hand';
import { openDatabase } from './open-database';
import { newBackupKey } from './platform/backup/sealing';
import { createLog } from './platform/log';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');

/**
 * npm run backup: makes a backup in BACKUP_DIR and checks it, also while the server runs. --new-key prints a new key.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (given.length === 1 && given[0] === '--new-key') return printLine(await newBackupKey());
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
    const db = await openDatabase(config, createLog('silent'), opened);
    await backUpByHand(db, { settings, clock: () => new Date(), signal: stop.signal, print: printLine });
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
