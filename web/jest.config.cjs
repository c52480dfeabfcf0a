/** Components and pure code of the web, without a browser. Browser tests have their own configuration in e2e/. */
module.exports = {
  displayName: 'web',
  rootDir: __dirname,
  // Jest leaves one core to itself, which is half of two.
  maxWorkers: '100%',
  roots: ['<rootDir>/src', '<rootDir>/build', '<rootDir>/codegen'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // A whole page in jsdom takes seconds on a busy machine; a test that hangs is still found.
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
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
