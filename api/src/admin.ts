import 'reflect-metadata';

import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { readConfig } from './config';
import { adminFault } from './features/accounts/admin/admin-account';
import { createAdmin, promoteToAdmin } from './features/accounts/admin/admin-account.service';
import { resetSecondFactorOf } from './features/accounts/second-factor/reset-factors.service';
import { openDatabase } from './open-database';
import { createContext } from './platform/context';
import { prepareSchema } from './platform/database/prepare-schema';
import { createLog } from './platform/log';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');

/**
 * npm run admin makes an administrator, also while the server runs; --promote takes an existing account, and
 * --reset-second-factor lets one in that lost its second factor. Asks for
 * what ADMIN_EMAIL, ADMIN_NAME and ADMIN_PASSWORD leave out.
 */
async function main(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_NAME, ADMIN_PASSWORD, ...env } = process.env;
  const config = readConfig(env, PROJECT_DIR);
  const task = readArguments(process.argv.slice(2));
  const email = ADMIN_EMAIL ?? (await ask('Correo electrónico: '));
  const account =
    task !== 'create'
      ? null
      : {
          email,
          name: ADMIN_NAME ?? (ADMIN_EMAIL === undefined ? await ask('Nombre y apellido: ') : 'Administración'),
          password: ADMIN_PASSWORD ?? (await askPassword()),
        };
  const fault = account && adminFault(account);
  if (fault) throw new StartupError(`${fault}.`);

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

async function askPassword(): Promise<string> {
  const password = await ask('Contraseña: ', { isHidden: true });
  const fault = adminFault({ name: 'Administración', email: 'nadie@clinica.example', password });
  if (fault) throw new StartupError(`${fault}.`);
  if ((await ask('Repetí la contraseña: ', { isHidden: true })) !== password)
    throw new StartupError('Las contraseñas no coinciden.');
  return password;
}

/** StartupError without a terminal. */
async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartupError('Sin una terminal donde preguntar, indicá ADMIN_EMAIL y ADMIN_PASSWORD.');
  }
  let isMuted = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  try {
    const answer = terminal.question(question);
    isMuted = isHidden;
    return await answer;
  } finally {
    terminal.close();
    if (isHidden) process.stdout.write('\n');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
