/** Components and pure code of the web, without a browser. Browser tests have their own configuration in e2e/. */
const { inSuites, testFiles } = require('../scripts/folder-suites.cjs');
const { SANDBOX_GLOBALS } = require('../scripts/sandbox-globals.cjs');

const shared = {
  // Several test files share one environment (folder-suites.cjs).
  restoreMocks: true,
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/build', '<rootDir>/codegen'],
  transform: {
    '^.+\\.(ts|tsx)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};

/** Tests that need a browser's storage or document without drawing anything are named `.dom.test.ts`. */
const NEEDS_DOM = /\.test\.tsx$|\.dom\.test\.ts$/;

/** @type {import('jest').Config} */
const pure = {
  ...shared,
  displayName: 'pure',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [NEEDS_DOM.source],
  testEnvironment: 'node',
  sandboxInjectedGlobals: SANDBOX_GLOBALS,
};

/** @type {import('jest').Config} */
const pages = {
  ...shared,
  displayName: 'pages',
  testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.cjs',
  // Nothing that pages load declares one of these for itself.
  sandboxInjectedGlobals: [...SANDBOX_GLOBALS, 'document', 'process', 'window'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};

function suites() {
  const files = ['src', 'build', 'codegen'].flatMap((folder) => testFiles(__dirname, folder));
  return [
    inSuites(
      pure,
      files.filter((file) => !NEEDS_DOM.test(file)),
      () => 'pure',
    ),
    inSuites(
      pages,
      files.filter((file) => NEEDS_DOM.test(file)),
      () => 'pages',
    ),
  ];
}

/** @type {import('jest').Config} */
module.exports = {
  // Jest leaves one core to itself, which is half of two.
  maxWorkers: '100%',
  // A whole page in jsdom takes seconds on a busy machine; a test that hangs is still found.
  testTimeout: 120_000,
  projects: process.env.FOLDER_SUITES ? suites() : [pure, pages],
};
