/**
 * Four workers with a clinic each, also for two cores, because half of the stories mostly wait.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'e2e',
  rootDir: __dirname,
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  testEnvironment: '<rootDir>/browser-environment.ts',
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  globalSetup: '<rootDir>/global-setup.ts',
  globalTeardown: '<rootDir>/global-teardown.ts',
  setupFiles: ['<rootDir>/own-clinic.ts'],
  // Generous, for a busy machine.
  testTimeout: 120_000,
  maxWorkers: 4,
  testSequencer: require.resolve('../../scripts/longest-stories-first.cjs'),
};
