import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readConfig } from './config';

const read = (env: Record<string, string | undefined>) => readConfig(env, '/casa');
const faultOf = (env: Record<string, string>): string => {
  try {
    read(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('No fault was found');
};

test.each([
  ['', []],
  ['*', ['*']],
  ['https://www.clinica.example, http://localhost:5173', ['https://www.clinica.example', 'http://localhost:5173']],
])('CORS_ORIGINS %j allows %j', (text, origins) => {
  expect(read({ CORS_ORIGINS: text }).corsOrigins).toEqual(origins);
});

test.each(['www.clinica.example', 'https://www.clinica.example/', 'https://a.example, *', 'null'])(
  'CORS_ORIGINS %j is refused',
  (text) => {
    expect(faultOf({ CORS_ORIGINS: text })).toContain('CORS_ORIGINS debe ser');
  },
);

describe('without any setting', () => {
  test('the clinic runs on port 4000, on its own database under .data, with the demo in it', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      databaseUrl: null,
      dataDir: path.resolve('/casa/.data'),
      demo: true,
      trustedProxies: 0,
      logLevel: 'info',
    });
  });

  test('empty settings count as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: '  ', DATA_DIR: '', DEMO: ' ', TRUST_PROXY: '', LOG_LEVEL: '' })).toEqual(
      read({}),
    );
  });
});

test('demo data is the default only on the embedded database outside production', () => {
  const DATABASE_URL = 'postgres://u:p@db/x';
  const NODE_ENV = 'production';
  expect(
    [{}, { DATABASE_URL }, { NODE_ENV }, { DATABASE_URL, NODE_ENV }, { DEMO: 'false' }].map((env) => read(env).demo),
  ).toEqual([true, false, false, false, false]);
  expect([{ DATABASE_URL }, { NODE_ENV }].map((env) => read({ ...env, DEMO: 'true' }).demo)).toEqual([true, true]);
});

test('a single server stops at once; a replica in production drains first', () => {
  const DATABASE_URL = 'postgres://u:p@db/x';
  const NODE_ENV = 'production';
  const drains = [
    {},
    { DATABASE_URL },
    { NODE_ENV },
    { DATABASE_URL, NODE_ENV },
    { DATABASE_URL, NODE_ENV, DRAIN_SECONDS: '0' },
    { DRAIN_SECONDS: '20' },
  ];
  expect(drains.map((env) => read(env).drainSeconds)).toEqual([0, 0, 0, 3, 0, 20]);
});

test('the document system defaults to Argentina’s DNI', () => {
  expect(read({}).fhirDniSystem).toBe('http://www.renaper.gob.ar/dni');
  expect(read({ FHIR_DNI_SYSTEM: ' urn:oid:2.16.858.1 ' }).fhirDniSystem).toBe('urn:oid:2.16.858.1');
  expect(faultOf({ FHIR_DNI_SYSTEM: 'dni' })).toBe(
    'Configuración no válida: FHIR_DNI_SYSTEM debe ser una dirección como http://www.renaper.gob.ar/dni, o una urn:.',
  );
});

test('the professionals’ register defaults to Argentina’s REFEPS', () => {
  expect(read({}).fhirRefepsSystem).toBe('https://sisa.msal.gov.ar/REFEPS');
  expect(read({ FHIR_REFEPS_SYSTEM: 'urn:oid:2.16.858.2' }).fhirRefepsSystem).toBe('urn:oid:2.16.858.2');
  expect(faultOf({ FHIR_REFEPS_SYSTEM: 'refeps' })).toBe(
    'Configuración no válida: FHIR_REFEPS_SYSTEM debe ser una dirección como https://sisa.msal.gov.ar/REFEPS, o una urn:.',
  );
});

test('the executor is compiled by default, or Apollo’s', () => {
  expect([{}, { GRAPHQL_EXECUTOR: 'apollo' }].map((env) => read(env).graphqlExecutor)).toEqual(['compiled', 'apollo']);
});

test('the pool has twenty connections by default', () => {
  expect(
    [{}, { DATABASE_POOL_SIZE: '4' }, { DATABASE_POOL_SIZE: ' 500 ' }].map((env) => read(env).databasePoolSize),
  ).toEqual([20, 4, 500]);
});

test('a relative data folder is resolved from the project’s folder', () => {
  expect(read({ DATA_DIR: 'datos' }).dataDir).toBe(path.resolve('/casa/datos'));
  expect(read({ DATA_DIR: '/otro' }).dataDir).toBe(path.resolve('/otro'));
});

test('settings are trimmed', () => {
  expect(
    read({ PORT: ' 80 ', DATABASE_URL: ' postgresql://db/x ', DEMO: ' true ', LOG_LEVEL: ' warn ', TRUST_PROXY: '1' }),
  ).toMatchObject({
    port: 80,
    databaseUrl: 'postgresql://db/x',
    databaseDirectUrl: null,
    demo: true,
    logLevel: 'warn',
    trustedProxies: 1,
  });
});

test.each([
  ['PORT', ['x', '-1', '65536', '4000.5', '0x10', '1e3', '99999999'], 'PORT debe ser un número entero entre 0 y 65535'],
  ['TRUST_PROXY', ['true', '11', '-1'], 'TRUST_PROXY debe ser un número entero entre 0 y 10'],
  [
    'DATABASE_POOL_SIZE',
    ['x', '0', '3', '501', '-5', '20.5'],
    'DATABASE_POOL_SIZE debe ser un número entero entre 4 y 500',
  ],
  ['DRAIN_SECONDS', ['x', '-1', '61'], 'DRAIN_SECONDS debe ser un número entero entre 0 y 60'],
  ['DEMO', ['yes', '1', 'TRUE'], 'DEMO debe ser uno de: true, false'],
  ['CONCEAL_ACCOUNTS', ['yes', '1'], 'CONCEAL_ACCOUNTS debe ser uno de: true, false'],
  ['GRAPHQL_EXECUTOR', ['ours', 'Apollo'], 'GRAPHQL_EXECUTOR debe ser uno de: compiled, apollo'],
  ['LOG_LEVEL', ['loud', 'INFO'], 'LOG_LEVEL debe ser uno de: trace, debug, info, warn, error, fatal, silent'],
  [
    'DATABASE_URL',
    ['x', 'mysql://db/x', 'postgres://', 'http://db'],
    'DATABASE_URL debe tener la forma postgres://usuario:clave@servidor:5432/base',
  ],
  ['DATABASE_DIRECT_URL', ['postgres://db/x'], 'DATABASE_DIRECT_URL va junto con DATABASE_URL'],
])('an invalid %s is reported with the valid form', (name, values, message) => {
  for (const value of values) expect(faultOf({ [name]: value })).toBe(`Configuración no válida: ${message}.`);
});

test('the direct address has the form of DATABASE_URL', () => {
  const env = { DATABASE_URL: 'postgres://pooler/x' };
  expect(read({ ...env, DATABASE_DIRECT_URL: ' postgres://db/x ' }).databaseDirectUrl).toBe('postgres://db/x');
  expect(faultOf({ ...env, DATABASE_DIRECT_URL: 'http://db' })).toMatch(/: DATABASE_DIRECT_URL debe tener la forma/);
});

test('reports all faults in one line, without passwords', () => {
  const message = faultOf({
    PORT: 'x',
    DEMO: 'quizás',
    LOG_LEVEL: 'x',
    TRUST_PROXY: 'x',
    DATABASE_URL: 'mysql://u:clave-secreta@db/x',
  });
  for (const name of ['PORT', 'DEMO', 'LOG_LEVEL', 'TRUST_PROXY', 'DATABASE_URL'])
    expect(message).toContain(`${name} debe`);
  expect(message).not.toMatch(/clave-secreta|\n/);
});

describe('the first administrator', () => {
  const ADMIN = { ADMIN_EMAIL: ' jefa@clinica.example ', ADMIN_PASSWORD: ' con espacios ' };

  test('needs address and password, which is not trimmed, and may have a name', () => {
    expect(read({}).firstAdmin).toBeNull();
    expect(read(ADMIN).firstAdmin).toEqual({
      email: 'jefa@clinica.example',
      password: ' con espacios ',
      name: 'Administración',
    });
    expect(read({ ...ADMIN, ADMIN_NAME: 'Jefa' }).firstAdmin?.name).toBe('Jefa');
  });

  test.each([
    [{ ADMIN_PASSWORD: '' }, 'van juntas'],
    [{ ADMIN_EMAIL: '' }, 'van juntas'],
    [{ ADMIN_EMAIL: 'jefa' }, 'Dirección de correo electrónico inválida'],
    [{ ADMIN_PASSWORD: 'corta' }, 'La contraseña debe tener al menos 6 caracteres'],
  ])('with %j is refused', (wrong, reason) => {
    expect(faultOf({ ...ADMIN, ...wrong })).toBe(`Configuración no válida: ADMIN_EMAIL y ADMIN_PASSWORD: ${reason}.`);
  });
});

describe('mails', () => {
  test('go to the outbox without SMTP_URL, from no-reply at the public host', () => {
    expect(read({})).toMatchObject({ smtpUrl: null, mailFrom: 'no-reply@localhost', publicUrl: null });
    expect(
      read({ SMTP_URL: ' smtps://u:p@correo.example:465 ', PUBLIC_URL: 'https://turnos.clinica.example/' }),
    ).toMatchObject({
      smtpUrl: 'smtps://u:p@correo.example:465',
      mailFrom: 'no-reply@turnos.clinica.example',
      publicUrl: 'https://turnos.clinica.example',
    });
  });

  test('use MAIL_FROM and PAPER_MAIL', () => {
    expect(read({ MAIL_FROM: ' turnos@clinica.example ' }).mailFrom).toBe('turnos@clinica.example');
    expect(read({}).paperMail).toBeNull();
    expect(read({ PAPER_MAIL: ' recepcion@clinica.example ' }).paperMail).toBe('recepcion@clinica.example');
  });

  test.each([
    [
      'SMTP_URL',
      ['correo.example', 'http://correo.example', 'smtp://', 'smtp://correo:x'],
      /SMTP_URL debe tener la forma smtp:/,
    ],
    [
      'PUBLIC_URL',
      ['turnos.clinica.example', 'ftp://x', 'https://', 'https://x/ruta', 'https://x/?a', 'https://u:p@x'],
      /PUBLIC_URL debe tener la forma https:/,
    ],
    [
      'MAIL_FROM',
      ['turnos', 'Clínica <turnos@clinica.example>', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'],
      /MAIL_FROM debe ser una dirección/,
    ],
    ['PAPER_MAIL', ['recepcion', 'a@b.example, c@d.example'], /PAPER_MAIL debe ser una dirección/],
  ])('reject an invalid %s', (name, texts, fault) => {
    for (const text of texts) expect(faultOf({ [name]: text })).toMatch(fault);
  });

  test('errors do not contain the server’s password', () => {
    expect(faultOf({ SMTP_URL: 'http://u:clave-secreta@correo.example' })).not.toContain('clave-secreta');
  });
});

test('only NODE_ENV=production counts as production', () => {
  expect(
    ['production', ' production ', 'development', 'test', '', undefined].map(
      (NODE_ENV) => read({ NODE_ENV }).isProduction,
    ),
  ).toEqual([true, true, false, false, false, false]);
});

describe('many clinics', () => {
  const CLINICS_URL = 'postgres://turnero@localhost/clinics';

  test('are served with CLINICS_URL, and share the connections among the open ones', () => {
    expect(read({}).clinics).toBeNull();
    expect(read({ CLINICS_URL }).clinics).toEqual({ url: CLINICS_URL, mostOpen: 18, poolSize: 4, mailFrom: null });
    expect(read({ CLINICS_URL, DATABASE_POOL_SIZE: '120', CLINICS_OPEN: '10' }).clinics).toMatchObject({
      mostOpen: 10,
      poolSize: 10,
    });
  });

  test('reject settings of a single clinic, and more open clinics than connections allow', () => {
    expect(faultOf({ CLINICS_URL, DATABASE_URL: CLINICS_URL, PAPER_MAIL: 'a@b.example', CLINICS_OPEN: '19' })).toBe(
      'Configuración no válida: DATABASE_URL, PAPER_MAIL: con CLINICS_URL cada clínica tiene lo suyo (npm run clinics); ' +
        'CLINICS_OPEN debe ser un número entero entre 1 y 18.',
    );
  });
});

test('docs/configuration.md lists every setting, and only settings', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/configuration.md'), 'utf8');
  const asked = new Set<string>();
  const admin = { ADMIN_EMAIL: 'ana@clinica.example', ADMIN_PASSWORD: 'una clave larga y rara' };
  for (const set of [{ ...admin, BACKUP_DIR: '/copias' }, { CLINICS_URL: 'postgres://db/x' }]) {
    read(
      new Proxy<Record<string, string | undefined>>(set, { get: (env, name: string) => (asked.add(name), env[name]) }),
    );
  }
  const rows = [...page.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(([, cell]) => cell!.match(/\w+/g)!);
  expect([...asked].filter((name) => !page.includes(`\`${name}`))).toEqual([]);
  expect(rows.filter((name) => !asked.has(name))).toEqual([]);
  expect(rows).toHaveLength(new Set(rows).size);
});
