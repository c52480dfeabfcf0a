import 'reflect-metadata';

import path from 'node:path';

import { askedAdmin, askedEmail } from './asked-admin';
import { readConfig } from './config';
import { createAdmin, promoteToAdmin } from './features/accounts/admin/admin-account.service';
import { openDatabase } from './open-database';
import { createContext } from './platform/context';
import { prepareSchema } from './platform/database/prepare-schema';
import { createLog } from './platform/log';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');

/**
 * npm run admin makes an administrator, also while the server runs; --promote takes an existing account. Asks for
 * what ADMIN_EMAIL, ADMIN_NAME and ADMIN_PASSWORD leave out.
 */
async function main(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_NAME, ADMIN_PASSWORD, ...env } = process.env;
  const config = readConfig(env, PROJECT_DIR);
  const isPromotion = readArguments(process.argv.slice(2));
  const given = { email: ADMIN_EMAIL, name: ADMIN_NAME, password: ADMIN_PASSWORD };
  const account = isPromotion ? null : await askedAdmin(given);
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
    await (account ? createAdmin(ctx, account) : promoteToAdmin(ctx, email));
  } finally {
    for (const close of opened.reverse()) await close();
  }
  process.stdout.write(`Listo: ${email.trim()} puede iniciar sesión y administrar la clínica.\n`);
}

function readArguments(given: readonly string[]): boolean {
  const unknown = given.find((argument) => argument !== '--promote');
  if (unknown !== undefined)
    throw new StartupError('Uso: npm run admin, o npm run admin -- --promote para una cuenta que ya existe.');
  return given.length > 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
