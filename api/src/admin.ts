import 'reflect-metadata';

import path from 'node:path';

import { askedAdmin, askedEmail } from './asked-admin';
import { readConfig } from './config';
import { createAdmin, promoteToAdmin } from './features/accounts/admin/admin-account.service';
import { resetSecondFactorOf } from './features/accounts/second-factor/reset-factors.service';
import { openDatabase } from './open-database';
import { createContext } from './platform/context';
import { prepareSchema } from './platform/database/prepare-schema';
import { createLog } from './platform/log';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');

/**
 * npm run admin: creates an administrator, also while the server runs. Asks for the ADMIN_ variables that are not set.
 * --promote takes an existing account; --reset-second-factor removes a lost second factor.
 */
async function main(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_NAME, ADMIN_PASSWORD, ...env } = process.env;
  const config = readConfig(env, PROJECT_DIR);
  const task = readArguments(process.argv.slice(2));
  const given = { email: ADMIN_EMAIL, name: ADMIN_NAME, password: ADMIN_PASSWORD };
  const account = task === 'create' ? await askedAdmin(given) : null;
  const email = account?.email ?? (await askedEmail(given));
  const opened: (() => Promise<void>)[] = [];
  try {
    const log = createLog('silent');
    const db = await openDatabase(config, log, opened);
    await prepareSchema(db, config.migrateOnStart, (line) => process.stderr.write(`${line}\n`));
    const ctx = createContext(
      { db, log, clock: () => new Date() },
      { actor: { kind: 'guest', staleToken: false }, requestId: 'admin', source: 'local' },
    );
    if (account) await createAdmin(ctx, account);
    else if (task === 'promote') await promoteToAdmin(ctx, email);
    else await resetSecondFactorOf(ctx, email);
  } finally {
    for (const close of opened.reverse()) await close();
  }
  const done =
    task === 'reset-second-factor' ? 'entra solo con su contraseña' : 'puede iniciar sesión y administrar la clínica';
  process.stdout.write(`Listo: ${email.trim()} ${done}.\n`);
}

type Task = 'create' | 'promote' | 'reset-second-factor';

function readArguments(given: readonly string[]): Task {
  if (given.length === 0) return 'create';
  if (given.every((argument) => argument === '--promote')) return 'promote';
  if (given.every((argument) => argument === '--reset-second-factor')) return 'reset-second-factor';
  throw new StartupError(
    'Uso: npm run admin, o para una cuenta que ya existe npm run admin -- --promote, o --reset-second-factor.',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
