import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

import { asAdmin, createTestDatabase, jestServer, type TestDatabase } from '../../testing/harness/test-database';
import { MONDAY_8AM } from '../../testing/harness/app';
import { listing } from '../../testing/harness/clinics';
import { query } from '../../testing/harness/query';
import { Directory } from '../directory/directory';
import { manageClinics } from './manage-clinics';

const ADMIN = { name: 'Dirección', email: 'direccion@norte.example', password: 'clave-de-admin' };
const NORTE = 'turnero_norte_de_prueba';
const ADD = ['add', 'norte', '--host', 'Norte.example', '--host', 'www.norte.example', '--database', NORTE];

let lists: TestDatabase;
let directory: Directory;
let clinicsUrl: string;
let folder: string;
let said: string[];

/** Uses a role that may create databases. */
beforeAll(async () => {
  lists = await createTestDatabase();
  await query(lists.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const url = new URL(jestServer().adminUrl);
  url.pathname = new URL(lists.url).pathname;
  clinicsUrl = url.href;
  directory = await Directory.open(clinicsUrl);
  folder = await mkdtemp(path.join(tmpdir(), 'turnero-clinics-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await directory.close();
  await lists.drop();
  await asAdmin(jestServer(), (admin) => admin.query(`DROP DATABASE IF EXISTS ${NORTE} WITH (FORCE)`));
});
beforeEach(() => {
  said = [];
});

const run = (...args: string[]) =>
  manageClinics(args, {
    directory,
    clinicsUrl,
    backups: { folder, hour: 3, key: null, checkUrl: null, keep: { days: 1, weeks: 0, months: 0 }, lateAfterHours: 30 },
    stopped: () => new AbortController().signal,
    clock: () => MONDAY_8AM,
    asked: { admin: async () => ADMIN, email: async () => ADMIN.email },
    print: (line) => void said.push(line),
  });
const failure = (...args: string[]) =>
  run(...args).then(
    () => 'done',
    ({ message }: Error) => message,
  );
const UNDO_LAST = 'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)';
const databaseOf = (name: string) => Object.assign(new URL(clinicsUrl), { pathname: `/${name}` }).href;

test('add creates the database, its tables and first administrator, and lists the clinic', async () => {
  expect(await run(...ADD)).toBe(true);
  expect(said.at(0)).toBe(`Se creó la base ${NORTE}`);
  expect(said.at(-1)).toBe('Listo: https://norte.example atiende a norte en unos segundos.');
  expect(await query(databaseOf(NORTE), 'SELECT email, role FROM users')).toEqual([
    { email: ADMIN.email, role: 'admin' },
  ]);
  expect(await directory.list()).toMatchObject([{ name: 'norte', hosts: ['norte.example', 'www.norte.example'] }]);
});

test.each([
  [['add', 'norte', '--host', 'otra.example'], 'Ya hay una clínica norte: change la cambia.'],
  [['add', 'sur', '--host', 'www.NORTE.example.'], 'La dirección www.norte.example es de norte.'],
  [['add', 'sur', '--host', 'sur.example', '--database', NORTE], 'Esa base es de norte.'],
  [['add', 'Sur', '--host', 'sur.example'], 'El nombre lleva minúsculas, números y guiones, y empieza con una letra.'],
  [['add', 'sur'], 'Falta --host, la dirección de la clínica.'],
  [['add', 'sur', '--host', 'https://sur.example'], '--host debe ser un nombre como turnos.clinica.com.ar.'],
  [['suspend', 'oeste'], 'No hay una clínica oeste.'],
  [
    ['remove', 'norte', '--drop-database', 'norta'],
    '--drop-database borra todos los datos de norte: lleva su nombre. No se borró nada.',
  ],
  [['list', '--todas'], 'Hay una opción que no existe, o le falta su valor: npm run clinics dice cómo se usa.'],
])('%j is refused, and changes nothing', async (args, message) => {
  const before = await directory.list();
  expect(await failure(...args)).toBe(message);
  expect(await directory.list()).toEqual(before);
});

test('list shows suspensions and changes, without database credentials', async () => {
  await run('suspend', 'norte');
  expect(said.at(-1)).toMatch(/^norte {2}suspendida/);
  await run('change', 'norte', '--host', 'turnos.norte.example', '--paper-mail', 'recepcion@norte.example');
  await run('resume', 'norte');
  said = [];
  await run('list');
  expect(said).toEqual([`norte  atiende  turnos.norte.example  https://turnos.norte.example  base ${NORTE}`]);
  expect((await directory.list())[0]!.settings).toEqual({ paperMail: 'recepcion@norte.example' });
});

test('migrate continues after a failing clinic and names it', async () => {
  await directory.put(listing('caida', 'postgres://nadie:clave-secreta@127.0.0.1:1/caida'));
  expect(await run('migrate')).toBe(false);
  expect(said.at(-2)).toBe('Al día: 1 de 2.');
  expect(said.at(-1)).toMatch(/^Falló: caida\. /);
  expect(said.join()).not.toContain('clave-secreta');
  await run('list');
  expect(said.join()).not.toContain('clave-secreta');
});

test('backup uses a folder per clinic and continues after a failing one', async () => {
  expect(await run('backup', 'norte')).toBe(true);
  expect(said.at(-2)).toMatch(/^norte: Listo: .+\/norte\/turnero_norte_de_prueba-20260601T\d+Z\.tar\.gz, \d+ filas/);
  expect(said.at(-1)).toBe('Con copia: 1 de 1.');

  await query(databaseOf(NORTE), UNDO_LAST);
  expect(await run('backup')).toBe(false);
  expect(said.find((line) => line.startsWith('norte: A la base'))).toContain('la versión de Turnero que la atiende');
  expect(said.slice(-2)).toEqual(['Con copia: 0 de 2.', 'Falló: caida, norte.']);
  expect(await readdir(path.join(folder, 'norte'))).toHaveLength(2);
});

test('remove keeps a clinic listed and suspended if its database cannot be dropped', async () => {
  const norte = (await directory.list()).find(({ name }) => name === 'norte')!;
  await query(clinicsUrl, `ALTER DATABASE ${NORTE} IS_TEMPLATE true`);
  const told = await failure('remove', 'norte', '--drop-database', 'norte');
  expect(told).toMatch(/^La base turnero_norte_de_prueba no se borró: .+\. norte quedó suspendida y en la lista: /);
  expect(told).toContain('npm run clinics -- remove norte --drop-database norte');
  expect(await directory.list()).toContainEqual({ ...norte, isSuspended: true });
  await query(clinicsUrl, `ALTER DATABASE ${NORTE} IS_TEMPLATE false`);
  await run('resume', 'norte');
});

test('remove keeps the data unless the name is repeated', async () => {
  const known = (await directory.list()).find(({ name }) => name === 'norte')!;
  await run('remove', 'norte');
  expect(await query(databaseOf(NORTE), 'SELECT email FROM users')).toHaveLength(1);
  await directory.put(known);
  // A server is still connected, with another role.
  const server = new Client({ connectionString: lists.url.replace(/[^/]+$/, NORTE) });
  server.on('error', () => undefined);
  await server.connect();
  await run('remove', 'norte', '--drop-database', 'norte');
  expect(
    await asAdmin(jestServer(), (admin) => admin.query('SELECT FROM pg_database WHERE datname = $1', [NORTE])),
  ).toMatchObject({ rowCount: 0 });
});
