import { cp, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

import { builtFile } from './testing/harness/built';
import { afterwards, dataFolder, killServer } from './testing/harness/data-folder';
import { sendGraphQL } from './testing/harness/graphql';
import { startProgram, type Ending } from './testing/harness/program';
import { query } from './testing/harness/query';
import { callRest } from './testing/harness/rest';
import { createTestDatabase } from './testing/harness/test-database';
import { startTransactionPooler } from './testing/harness/transaction-pooler';

const PROFESSIONALS = '{ professionals { id name } }';

async function databaseUrl(): Promise<string> {
  const { url, drop } = await createTestDatabase();
  afterwards(drop);
  return url;
}

/** A port held by another program. */
async function takenPort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, resolve));
  afterwards(() => void other.close());
  return (other.address() as AddressInfo).port;
}

const namesAt = async (url: string) => {
  const { data } = await sendGraphQL<{ professionals: { name: string }[] }>({ url }, PROFESSIONALS);
  return data?.professionals.map(({ name }) => name);
};

/** Expects one line for people, without passwords or stack traces. */
function expectOneLine({ code, stderr, stdout }: Ending, line: RegExp): void {
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr + stdout).not.toMatch(/\n\s+at |clave-secreta|node_modules/);
  expect(code).toBe(1);
}

describe('a start ends with one clear line for', () => {
  test('all invalid settings', async () => {
    const { ended } = startProgram({ PORT: 'x', DEMO: 'x', DATABASE_URL: 'mysql://u:clave-secreta@db/x' });
    expectOneLine(await ended, /^Configuración no válida: DATABASE_URL debe .*; PORT debe .*; DEMO debe .*\.$/m);
  });

  test('an unreachable database', async () => {
    const { ended } = startProgram({ DATABASE_URL: 'postgres://u:clave-secreta@localhost:1/x' });
    expectOneLine(await ended, /^No se pudo conectar a la base de datos de DATABASE_URL: .*ECONNREFUSED/);
  });

  test('an unreachable direct address, or one of another database', async () => {
    const env = { DATABASE_URL: await databaseUrl(), DATABASE_DIRECT_URL: 'postgres://u:clave-secreta@localhost:1/x' };
    const nobody = await startProgram(env).ended;
    expectOneLine(nobody, /^No se pudo conectar a la base de datos de DATABASE_DIRECT_URL: .*ECONNREFUSED/);
    const elsewhere = await startProgram({ ...env, DATABASE_DIRECT_URL: await databaseUrl() }).ended;
    expectOneLine(elsewhere, /^DATABASE_DIRECT_URL lleva a otra base de datos que DATABASE_URL\.$/m);
  });

  test('an unwritable data folder', async () => {
    const file = path.join(await dataFolder(), 'archivo');
    await writeFile(file, '');
    expectOneLine(await startProgram({ DATA_DIR: file }).ended, /^No se puede .*archivo.*\.$/m);
  });

  test('a port in use', async () => {
    const port = await takenPort();
    const { ended } = startProgram({ DATABASE_URL: await databaseUrl(), PORT: String(port) });
    expectOneLine(await ended, new RegExp(`^El puerto ${port} ya está en uso\\. Elegí otro con PORT\\.$`, 'm'));
  });
});

test('a moved build is self-contained: it answers REST, and an unexpected start failure shows source lines', async () => {
  const folder = path.join(await dataFolder(), 'otra carpeta (nueva)');
  const bundle = path.join(folder, 'api/dist/bundle');
  await cp(builtFile('bundle'), bundle, { recursive: true });
  await symlink(builtFile('../../node_modules'), path.join(folder, 'node_modules'));
  const DATABASE_URL = await databaseUrl();
  const start = () => startProgram({ DATABASE_URL }, path.join(bundle, 'main.js'));

  const program = start();
  expect((await callRest({ url: await program.url }, 'GET /public/professionals')).body).toEqual([]);
  program.kill('SIGTERM');
  await program.ended;

  await query(DATABASE_URL, 'DELETE FROM migrations');
  const { code, stderr } = await start().ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/\n\s+at async prepareSchema \(\S+otra carpeta \(nueva\)[\\/]api[\\/]src[\\/]\S+\.ts:\d+\)/);

  const chunks = path.join(bundle, 'chunks');
  for (const name of (await readdir(chunks)).filter((it) => it.endsWith('.lines.json')))
    await writeFile(path.join(chunks, name), '{');
  expect((await start().ended).stderr).toMatch(/\n {4}at async prepareSchema \(.+[\\/]chunks[\\/]\S+\.js:\d+:\d+\)/);
});

describe('on an external database', () => {
  test('in production, a start migrates it without demo data or /dev/mail, and SIGTERM ends within seconds', async () => {
    const DATABASE_URL = await databaseUrl();
    await query(DATABASE_URL, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const program = startProgram({ DATABASE_URL, NODE_ENV: 'production' });
    expect(await namesAt(await program.url)).toEqual([]);
    for (const path of ['/dev/mail', '/dev/mail.json'])
      expect((await fetch(`${await program.url}${path}`)).status).toBe(404);
    const started = performance.now();
    program.kill('SIGTERM');
    const { code, stderr } = await program.ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('parallel starts, one through a pooler, migrate it, fill in the demo once, and serve', async () => {
    const url = await databaseUrl();
    await query(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const pooler = await startTransactionPooler(url);
    afterwards(() => pooler.close());
    const [pooled, direct] = [
      startProgram({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url, DEMO: 'true' }),
      startProgram({ DATABASE_URL: url, DEMO: 'true' }),
    ];
    const names = await namesAt(await pooled.url);
    expect(names?.length).toBeGreaterThan(10);
    expect(await namesAt(await direct.url)).toEqual(names);
    expect((await query(url, "SELECT count(*)::int AS count FROM users WHERE role = 'admin'"))[0]).toEqual({
      count: 2,
    });
    for (const program of [pooled, direct]) program.kill('SIGTERM');
    expect((await direct.ended).code).toBe(0);
    const { code, stdout } = await pooled.ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /se alcanza por un pooler: .* nada se prepara por nombre\. Se actualiza por DATABASE_DIRECT_URL/,
    );
  });
});

test('a start stopped half-way leaves no process; the next has the demo, also after a stop and after kill -9', async () => {
  const DATA_DIR = await dataFolder();
  const halfway = startProgram({ DATA_DIR });
  await halfway.said('Datos de PostgreSQL en');
  halfway.kill('SIGTERM');
  const stopped = await halfway.ended;
  expect([stopped.code, stopped.stderr]).toEqual([0, '']);
  expect(stopped.stdout).not.toContain('atiende en');
  expect(await killServer(await realpath(path.join(DATA_DIR, 'postgres')))).toBeUndefined();

  const first = startProgram({ DATA_DIR });
  const names = await namesAt(await first.url);
  expect(names?.length).toBeGreaterThan(10);
  first.kill('SIGINT');
  const { code, stdout, stderr } = await first.ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /entra con la clave demo1234 como admin@\S+, profesional@\S+, recepcion@\S+, paciente@clinica\.example/,
  );

  const second = startProgram({ DATA_DIR });
  expect(await namesAt(await second.url)).toEqual(names);
  second.kill('SIGKILL');
  await second.ended;

  const third = startProgram({ DATA_DIR });
  expect(await namesAt(await third.url)).toEqual(names);
  third.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
});
