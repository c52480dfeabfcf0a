import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { adminFault, type AdminAccount } from './features/accounts/admin/admin-account';
import { StartupError } from './platform/startup-error';

export interface GivenAdmin {
  email: string | undefined;
  name: string | undefined;
  password: string | undefined;
}

export async function askedEmail({ email }: Pick<GivenAdmin, 'email'>): Promise<string> {
  return email ?? (await prompt('Correo electrónico: '));
}

/** Asks for missing values. StartupError for invalid ones. */
export async function askedAdmin(given: GivenAdmin): Promise<AdminAccount> {
  const { name, password } = given;
  const account = {
    email: await askedEmail(given),
    name: name ?? (given.email === undefined ? await prompt('Nombre y apellido: ') : 'Administración'),
    password: password ?? (await askPassword()),
  };
  const fault = adminFault(account);
  if (fault) throw new StartupError(`${fault}.`);
  return account;
}

async function askPassword(): Promise<string> {
  const password = await prompt('Contraseña: ', { isHidden: true });
  const fault = adminFault({ name: 'Administración', email: 'nadie@clinica.example', password });
  if (fault) throw new StartupError(`${fault}.`);
  if ((await prompt('Repetí la contraseña: ', { isHidden: true })) !== password)
    throw new StartupError('Las contraseñas no coinciden.');
  return password;
}

/** StartupError without a terminal. */
async function prompt(question: string, { isHidden = false } = {}): Promise<string> {
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
