import { spawn } from 'node:child_process';

import { builtFile } from './testing/harness/built';
import { machineEnvironment } from './testing/harness/program';
import { createTestDatabase, type TestDatabase } from './testing/harness/test-database';
import { query } from './testing/harness/query';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Without a terminal. */
function run(
  args: string[],
  env: Record<string, string>,
  command = 'admin',
): Promise<{ code: number | null; said: string; complained: string }> {
  const program = spawn(process.execPath, [builtFile('bundle/turnero.js'), command, ...args], {
    env: { ...machineEnvironment(), DATABASE_URL: database.url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  program.stdout.on('data', (text: Buffer) => (said += text.toString()));
  program.stderr.on('data', (text: Buffer) => (complained += text.toString()));
  return new Promise((resolve) => void program.on('close', (code) => resolve({ code, said, complained })));
}

const ADMIN = { ADMIN_EMAIL: 'direccion@clinica.example', ADMIN_NAME: 'Dirección', ADMIN_PASSWORD: 'clave-de-admin' };
const users = () => query(database.url, 'SELECT name, email, role FROM users');

test('npm run admin creates the administrator of the environment variables', async () => {
  expect(await run([], ADMIN)).toEqual({
    code: 0,
    said: 'Listo: direccion@clinica.example puede iniciar sesión y administrar la clínica.\n',
    complained: '',
  });
  expect(await users()).toEqual([{ name: 'Dirección', email: 'direccion@clinica.example', role: 'admin' }]);
});

test('npm run admin -- --reset-second-factor lets an account sign in by password alone', async () => {
  await query(
    database.url,
    `WITH leo AS (
       INSERT INTO users (name, email, password_hash, role, created_at)
       VALUES ('Leo', 'leo@clinica.example', 'x', 'admin', now()) RETURNING id)
     INSERT INTO second_factors (user_id, kind, name, created_at, seed, last_step)
     SELECT id, 'authenticator', 'Teléfono', now(), sha256('leo'), 0 FROM leo`,
  );
  expect(await run(['--reset-second-factor'], { ADMIN_EMAIL: 'leo@clinica.example' })).toEqual({
    code: 0,
    said: 'Listo: leo@clinica.example entra solo con su contraseña.\n',
    complained: '',
  });
  expect(await query(database.url, 'SELECT name FROM second_factors')).toEqual([]);
});

test.each([
  [[], {}, 'Sin una terminal donde preguntar, indicá ADMIN_EMAIL y ADMIN_PASSWORD.\n'],
  [[], { ...ADMIN, ADMIN_PASSWORD: 'corta' }, 'La contraseña debe tener al menos 10 caracteres.\n'],
  [['--promote'], { ADMIN_EMAIL: 'nadie@clinica.example' }, 'No hay una cuenta con ese correo electrónico.\n'],
  [
    ['--help'],
    ADMIN,
    'Uso: npm run admin, o para una cuenta que ya existe npm run admin -- --promote, o --reset-second-factor.\n',
  ],
])('%j with %j is refused in one line', async (args, env, complained) => {
  expect(await run(args, env)).toEqual({ code: 1, said: '', complained });
});

test('turnero names its commands when asked for one that does not exist', async () => {
  const { code, said, complained } = await run([], {}, 'borrar');
  expect({ code, said }).toEqual({ code: 2, said: '' });
  expect(complained).toMatch(/^No existe el comando borrar\.\n\nUso: turnero COMANDO/);
});
