const { inSuites, testFiles } = require('../scripts/folder-suites.cjs');
const { SANDBOX_GLOBALS } = require('../scripts/sandbox-globals.cjs');

const shared = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/testing/harness/jest-environment.cjs',
  // asn1js, of the passkeys, declares these two itself.
  sandboxInjectedGlobals: SANDBOX_GLOBALS.filter((name) => name !== 'Boolean' && name !== 'Set'),
  transform: {
    '^.+\\.[jt]s$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Transforms packages with ES modules only or late imports, which Jest cannot load. otplib needs @noble and @scure.
  transformIgnorePatterns: [
    '/node_modules/(?!(.+/)?(temporal-(polyfill|utils)|@opentelemetry/otlp-exporter-base|age-encryption|@noble/[^/]+|@scure/base)/)',
  ],
};

/** Tests that need no database of the harness. They do not wait for one. */
const withoutDatabase = ['src/domain/', 'src/embedded-postgres/', 'bench/simulation/', 'bench/days/'];

/** @type {import('jest').Config} */
const alone = {
  ...shared,
  displayName: 'alone',
  testMatch: withoutDatabase.map((folder) => `<rootDir>/${folder}**/*.test.ts`),
};

/** @type {import('jest').Config} */
const database = {
  ...shared,
  displayName: 'database',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/bench/limit/*.test.ts'],
  testPathIgnorePatterns: withoutDatabase.map((folder) => `<rootDir>/${folder}`),
  globalSetup: '<rootDir>/src/testing/harness/jest-global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/harness/jest-global-teardown.ts',
};

function suites() {
  const files = ['src', 'bench'].flatMap((folder) => testFiles(__dirname, folder));
  const isAlone = (file) => withoutDatabase.some((folder) => file.startsWith(folder));
  return [
    inSuites(alone, files.filter(isAlone), suiteOf),
    inSuites(
      database,
      files.filter((file) => !isAlone(file)),
      suiteOf,
    ),
  ];
}

/** Each starts whole programs, breaks the database under them, or tries everything at once, and takes long. */
const LONG = ['admin', 'killed', 'migrate', 'odd-input', 'outage', 'standby', 'start-up', 'stopping', 'storm'].map(
  (name) => `src/${name}.test.ts`,
);

/** The other folders share one suite, as loading the product takes as long as their tests do. */
function suiteOf(file) {
  if (LONG.includes(file) || /^src\/(platform\/database|embedded-postgres)\//.test(file)) return null;
  if (/^src\/[^/]+\.test\.ts$/.test(file)) return 'product';
  return /^src\/(features|platform|domain)\//.exec(file)?.[1] ?? 'clinics';
}

/** @type {import('jest').Config} */
module.exports = {
  // Jest leaves one core to itself, which is half of two.
  maxWorkers: '100%',
  // A database of its own for each file takes seconds on a busy machine; a test that hangs is still found.
  testTimeout: 120_000,
  projects: process.env.FOLDER_SUITES ? suites() : [alone, database],
};
