/**
 * People doing things in a real browser. Three workers, each with a clinic of its own: a browser waits for its clinic as
 * often as the clinic for the browser, so that two leave a fifth of two cores to nobody.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'e2e',
  rootDir: __dirname,
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  testEnvironment: '<rootDir>/browser-environment.ts',
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  globalSetup: '<rootDir>/global-setup.ts',
  globalTeardown: '<rootDir>/global-teardown.ts',
  setupFiles: ['<rootDir>/own-clinic.ts'],
  // On a busy machine a screen takes many times as long; a test that hangs is still found.
  testTimeout: 120_000,
  maxWorkers: 3,
  testSequencer: require.resolve('../../scripts/longest-stories-first.cjs'),
};
