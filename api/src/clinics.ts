import 'reflect-metadata';

import path from 'node:path';

import { askedAdmin, askedEmail } from './asked-admin';
import { readConfig } from './config';
import { Directory } from './many-clinics/directory/directory';
import { manageClinics } from './many-clinics/manage/manage-clinics';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');

/** npm run clinics: manages the directory of a process with many clinics, also while it runs. */
async function main(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_NAME, ADMIN_PASSWORD, ...env } = process.env;
  const { clinics, backups } = readConfig(env, PROJECT_DIR);
  if (!clinics) throw new StartupError('Falta CLINICS_URL, la base de datos con la lista de las clínicas.');
  const given = { email: ADMIN_EMAIL, name: ADMIN_NAME, password: ADMIN_PASSWORD };
  const directory = await Directory.open(clinics.url);
  try {
    const isDone = await manageClinics(process.argv.slice(2), {
      directory,
      clinicsUrl: clinics.url,
      backups,
      clock: () => new Date(),
      asked: { admin: () => askedAdmin(given), email: () => askedEmail(given) },
      stopped,
      print: (line) => void process.stdout.write(`${line}\n`),
    });
    if (!isDone) process.exitCode = 1;
  } finally {
    await directory.close();
  }
}

function stopped(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
