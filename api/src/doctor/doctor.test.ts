import { readConfig } from '../config';
import { Directory } from '../many-clinics/directory/directory';
import { MONDAY_8AM } from '../testing/harness/app';
import { listing } from '../testing/harness/clinics';
import { query } from '../testing/harness/query';
import { createTestDatabase } from '../testing/harness/test-database';
import type { BackupFacts, DatabaseFacts, Facts } from './facts';
import { judge } from './judge';
import { judgeClinics } from './judge-clinics';
import { lookAround } from './look';
import { NAMES_OF_ONE, namesOfMany, type Names } from './names';
import { within } from './within';

const DATABASE: DatabaseFacts = {
  version: '17.6',
  isPooled: false,
  encoding: 'UTF8',
  hasCollationChanged: false,
  extensions: ['btree_gist', 'pg_trgm', 'plpgsql'],
  mayChangeTables: true,
  closedTables: [],
  pending: 0,
  schemaFault: null,
  maxConnections: 100,
  bytes: 50_000_000,
  clockAheadMs: 40,
  standbys: '',
  waitingCommits: 0,
  knowsZone: true,
  demoAccounts: [],
};
const FILE = 'turnero-20261127T060000Z.tar.gz.age';
const SOUND: Facts = {
  isProduction: true,
  publicUrl: 'https://turnos.clinica.example',
  trustedProxies: 1,
  poolSize: 20,
  replicas: 2,
  webhookLocalTargets: false,
  database: DATABASE,
  mail: { fault: null },
  mailDomain: { name: 'clinica.example', isKnown: true },
  space: { folder: '/data', freeBytes: 50e9, isWritable: true },
  backups: {
    folder: { isWritable: true, freeBytes: 50e9 },
    hasKey: true,
    sealed: { file: FILE, opens: true },
    needsDirect: false,
    mayCheck: true,
    lateAfterHours: 30,
    checkedHoursAgo: 5.2,
  },
  machine: { openFiles: 65_536, memoryBytes: 2e9, knowsZone: true },
  outbound: null,
};

const troubles = (facts: Facts, names = NAMES_OF_ONE) =>
  judge(facts, names).flatMap(({ what, grade, says, todo }) =>
    grade === 'ok' ? [] : [`${grade} ${what}: ${says} → ${todo}`],
  );

test('reports nothing for a healthy machine', () => {
  expect(troubles(SOUND)).toEqual([]);
  expect(judge(SOUND, NAMES_OF_ONE).length).toBeGreaterThan(12);
});

test.each<[string, Partial<DatabaseFacts>, string]>([
  ['lacks a migration', { pending: 1 }, 'aviso Esquema: Falta 1 migración'],
  ['lacks an extension', { extensions: ['btree_gist'] }, 'mal Esquema: Faltan extensiones: pg_trgm'],
  ['is of a later version', { schemaFault: 'hace falta la 3.0.0' }, 'mal Esquema: hace falta la 3.0.0'],
  [
    'closes a table to its user',
    { closedTables: ['rooms'] },
    'mal Permisos: El usuario no puede leer y escribir en rooms',
  ],
  ['is not in UTF-8', { encoding: 'LATIN1' }, 'mal Textos y horas: La base guarda textos en LATIN1'],
  [
    'sorts texts in another way than its indexes',
    { hasCollationChanged: true },
    'mal Textos y horas: El sistema ordena',
  ],
  ['knows no time zones', { knowsZone: false }, 'mal Textos y horas: PostgreSQL no conoce'],
  ['has too few connections', { maxConnections: 40 }, 'mal Conexiones: 2 × DATABASE_POOL_SIZE 20, de 40 conexiones'],
  ['waits for a standby', { waitingCommits: 2 }, 'mal Réplicas de la base: Lo que se guarda espera'],
  ['has a clock of its own', { clockAheadMs: -9_000 }, 'aviso Relojes: El de la base atrasa 9 segundos'],
  ['opens to the public password', { demoAccounts: ['a@b.example'] }, 'mal Cuentas de demostración: Con una clave'],
])('reports a database that %s, with what to do', (_, changed, said) => {
  const found = troubles({ ...SOUND, database: { ...DATABASE, ...changed } });
  expect(found).toEqual([expect.stringContaining(said)]);
  expect(found[0]).not.toMatch(/→ (null|)$/);
});

test('ignores replicas’ connections behind a pooler', () => {
  expect(troubles({ ...SOUND, replicas: 9, database: { ...DATABASE, isPooled: true } })).toEqual([]);
});

test.each<[string, Partial<BackupFacts>, string]>([
  [
    'cannot be written',
    { folder: { isWritable: false, freeBytes: 0 } },
    'mal Copias de seguridad: No se puede escribir',
  ],
  ['are on a full disk', { folder: { isWritable: true, freeBytes: 1e8 } }, 'mal Copias de seguridad: Libres'],
  [
    'would go by a pooler',
    { needsDirect: true },
    'mal Copias de seguridad: No se hacen por un pooler → Poné DATABASE_DIRECT_URL',
  ],
  ['are tried nowhere', { mayCheck: false }, 'mal Copias de seguridad: El usuario no puede crear'],
  ['are late', { checkedHoursAgo: 40.1 }, 'mal Copias de seguridad: La última comprobada es de hace 40 h'],
  ['have not passed once', { checkedHoursAgo: null }, 'aviso Copias de seguridad: Todavía no hay'],
  [
    'are open to whoever has a file',
    { hasKey: false, sealed: null },
    'aviso Clave de las copias: Sin BACKUP_KEY quien',
  ],
  [
    'nothing opens',
    { hasKey: false, sealed: { file: FILE, opens: false } },
    'mal Clave de las copias: Falta BACKUP_KEY',
  ],
  [
    'another key opens',
    { sealed: { file: FILE, opens: false } },
    `mal Clave de las copias: BACKUP_KEY no abre ${FILE}`,
  ],
  ['nobody can read', { sealed: { file: FILE, opens: null } }, `mal Clave de las copias: No se pudo leer ${FILE}`],
  [
    'are on a share that is away',
    { folder: { isWritable: null, freeBytes: 0 } },
    'mal Copias de seguridad: BACKUP_DIR no',
  ],
])('reports backups that %s', (_, changed, said) => {
  expect(troubles({ ...SOUND, backups: { ...SOUND.backups!, ...changed } })).toEqual([expect.stringContaining(said)]);
});

test.each<[string, Partial<Facts>, string]>([
  ['no backups', { backups: null }, 'mal Copias de seguridad: Sin BACKUP_DIR'],
  [
    'a database out of reach, which alone knows when the last backup passed',
    { database: { fault: 'No contesta' }, backups: { ...SOUND.backups!, checkedHoursAgo: undefined } },
    'mal Base de datos: No contesta',
  ],
  ['no mail server', { mail: null }, 'mal Correo: Sin SMTP_URL'],
  [
    'a wrong mail password',
    { mail: { fault: 'SMTP EAUTH 535' } },
    'mal Correo: El servidor no deja entrar: SMTP EAUTH 535',
  ],
  [
    'a sender of no domain',
    { mailDomain: { name: 'clinca.example', isKnown: false } },
    'mal Remitente: El dominio clinca',
  ],
  [
    'a full disk',
    { space: { folder: '/d', freeBytes: 1e8, isWritable: true } },
    'mal Espacio: Libres en DATA_DIR: 95 MB',
  ],
  ['few open files', { machine: { ...SOUND.machine, openFiles: 256 } }, 'aviso Archivos abiertos: Hasta 256'],
  [
    'an address without TLS',
    { publicUrl: 'http://turnos.example' },
    'mal Dirección pública: http://turnos.example no es',
  ],
  ['a proxy that is not counted', { trustedProxies: 0 }, 'aviso Proxy: Con https hay un proxy delante'],
  ['a mode for trying it out', { isProduction: false }, 'aviso Modo: Sin NODE_ENV=production'],
  [
    'no way out',
    { outbound: { target: 'x.example:443', fault: 'no contesta' } },
    'mal Salida: No se llega a x.example',
  ],
])('reports only %s', (_, changed, said) => {
  expect(troubles({ ...SOUND, ...changed })).toEqual([expect.stringContaining(said)]);
});

test('gives up on what never answers', async () => {
  const never = new Promise<string>(() => undefined);
  expect(await within(1, never, 'No contesta')).toBe('No contesta');
  expect(await within(60_000, Promise.resolve('bien'), 'No contesta')).toBe('bien');
});

test('checks a real database, and reports an unreachable one', async () => {
  const { url, drop } = await createTestDatabase();
  const look = (databaseUrl: string) =>
    lookAround(readConfig({ DATABASE_URL: databaseUrl }, '/tmp'), { replicas: 1, outbound: null }, () => MONDAY_8AM, {
      names: NAMES_OF_ONE,
    });
  const { database } = await look(url);
  await drop();

  expect(database).toMatchObject({
    encoding: 'UTF8',
    pending: 0,
    closedTables: [],
    schemaFault: null,
    knowsZone: true,
  });
  expect((database as DatabaseFacts).version).toMatch(/^1[5-9]/);
  expect(await look(url)).toMatchObject({ database: { fault: expect.stringContaining('DATABASE_URL') } });
});

describe('names the settings and commands that apply', () => {
  const OWN_SMTP = namesOfMany({ smtpUrl: 'smtp://correo.example' });
  const ofBackups = (changed: Partial<BackupFacts>) => ({ ...SOUND, backups: { ...SOUND.backups!, ...changed } });
  const needsDirect = ofBackups({ needsDirect: true });
  const away = { ...SOUND, database: { fault: 'No contesta' } };
  const plain = { ...SOUND, publicUrl: 'http://turnos.example' };
  const behind = { ...SOUND, database: { ...DATABASE, pending: 1 } };
  const locked = { ...SOUND, mail: { fault: 'SMTP EAUTH 535' } };
  const nowhere = { ...SOUND, mailDomain: { name: 'clinca.example', isKnown: false } };

  test.each<[string, string, Facts, Names]>([
    ['for one clinic', 'Poné DATABASE_DIRECT_URL, que lleve a PostgreSQL sin él.', needsDirect, NAMES_OF_ONE],
    ['for one of many', 'Poné --database postgres://…, que lleve a PostgreSQL sin él.', needsDirect, OWN_SMTP],
    ['for one clinic', 'que DATABASE_URL lleve a él desde esta máquina.', away, NAMES_OF_ONE],
    ['for one of many', 'que --database lleve a él desde esta máquina.', away, OWN_SMTP],
    ['for one clinic', 'Poné PUBLIC_URL, https://turnos.clinica.com.ar.', plain, NAMES_OF_ONE],
    ['for one of many', 'Poné --public-url, https://turnos.clinica.com.ar.', plain, OWN_SMTP],
    ['for one clinic', '→ npm run migrate, o un arranque con un usuario que pueda.', behind, NAMES_OF_ONE],
    ['for one of many', '→ npm run clinics -- migrate.', behind, OWN_SMTP],
    ['for one clinic', '→ npm run backup hace la primera.', ofBackups({ checkedHoursAgo: null }), NAMES_OF_ONE],
    ['for one of many', '→ npm run clinics -- backup hace la primera.', ofBackups({ checkedHoursAgo: null }), OWN_SMTP],
    ['for one of many', 'npm run clinics -- backup.', ofBackups({ sealed: { file: FILE, opens: false } }), OWN_SMTP],
    ['for one clinic', 'Revisá SMTP_URL: servidor, puerto, usuario y clave.', locked, NAMES_OF_ONE],
    ['for one of many with a mail server of its own', 'Revisá --smtp-url: servidor', locked, OWN_SMTP],
    ['for one of many that shares it', 'Revisá SMTP_URL: servidor', locked, namesOfMany({ smtpUrl: null })],
    ['for one clinic', 'Poné en MAIL_FROM una dirección de la clínica.', nowhere, NAMES_OF_ONE],
    ['for one of many', 'Poné en --mail-from una dirección de la clínica.', nowhere, OWN_SMTP],
  ])('%s: %s', (_, said, facts, names) => {
    expect(troubles(facts, names)).toEqual([expect.stringContaining(said)]);
  });
});

test('reports shared findings once, and each clinic’s own problems', async () => {
  const lists = await createTestDatabase();
  await query(lists.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const look = async () => {
    const config = readConfig({ CLINICS_URL: lists.url }, '/tmp');
    return judgeClinics(config, config.clinics!, { replicas: 1, outbound: null }, () => MONDAY_8AM);
  };
  expect(await look()).toMatchObject([{ grade: 'aviso', says: 'No se atiende a ninguna' }]);
  expect(await query(lists.url, "SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);

  const norte = await createTestDatabase();
  await query(norte.url, 'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
  const directory = await Directory.open(lists.url);
  await directory.put(listing('norte', norte.url));
  await directory.put(listing('sur', norte.url.replace(/[^/]+$/, 'no_hay')));
  await directory.put({ ...listing('oeste', 'sin_uso'), isSuspended: true });
  await directory.close();
  const found = await look();
  await Promise.all([norte.drop(), lists.drop()]);

  expect(found[0]).toMatchObject({ grade: 'ok', says: '2 clínicas, y 1 suspendida' });
  expect(found.filter(({ what }) => what === 'Correo')).toHaveLength(1);
  // Tests run on a fixed Monday, unlike PostgreSQL's clock; and the disk may be full.
  const own = found.filter(({ what }) => /^(norte|sur|oeste), (?!Relojes|Espacio)/.test(what));
  expect(own).toMatchObject([
    { what: 'norte, Esquema', grade: 'aviso', todo: 'npm run clinics -- migrate.' },
    {
      what: 'sur, Base de datos',
      grade: 'mal',
      says: expect.stringContaining('de --database: '),
      todo: expect.stringContaining('--database'),
    },
  ]);
});
