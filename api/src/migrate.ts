import path from 'node:path';

import { readConfig } from './config';
import { plural } from './domain/plural';
import { openDatabase } from './open-database';
import type { Database } from './platform/database/database';
import { assertServes } from './platform/database/prepare-schema';
import { createLog } from './platform/log';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');
const SECONDS = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const USAGE =
  'Uso: npm run migrate, o con -- --dry-run para ver qué haría, o con -- --status para preguntar si falta algo.';
/** Exit code of --status if migrations are pending. */
const BEHIND = 2;

/** npm run migrate: migrates the schema, also while servers of the previous version run. */
async function main(): Promise<void> {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || ![undefined, '--dry-run', '--status'].includes(option)) throw new StartupError(USAGE);
  const opened: (() => Promise<void>)[] = [];
  try {
    const db = await openDatabase(readConfig(process.env, PROJECT_DIR), createLog('silent'), opened);
    if (option === undefined) return await migrate(db);
    const isBehind = await list(db);
    if (isBehind && option === '--status') process.exitCode = BEHIND;
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function migrate(db: Database): Promise<void> {
  const { pending, ...state } = await db.schemaState();
  assertServes({ pending, ...state });
  if (pending.length > 0) printLine(`Migraciones por aplicar: ${pending.length}.`);
  const began = performance.now();
  let count = 0;
  await db.migrate(printLine, (name, seconds) => {
    count += 1;
    printLine(`  ${name} (${SECONDS.format(seconds)} s)`);
  });
  if (count === 0) printLine('La base de datos está al día.');
  else printLine(`Listo: ${counted(count)} en ${SECONDS.format((performance.now() - began) / 1000)} s.`);
}

async function list(db: Database): Promise<boolean> {
  const { applied, pending, unknown, oldestVersion } = await db.schemaState();
  printLine(`Aplicadas: ${counted(applied.length)}.`);
  if (unknown.length > 0)
    printLine(
      `De una versión más nueva, que sirve a la ${oldestVersion ?? '1.0.0'} y las posteriores: ${unknown.join(', ')}.`,
    );
  printLine(pending.length === 0 ? 'La base de datos está al día.' : `Por aplicar: ${counted(pending.length)}.`);
  for (const name of pending) printLine(`  ${name}`);
  return pending.length > 0;
}

const counted = (count: number) => `${count} ${plural(count, 'migración', 'migraciones')}`;

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
