module.exports = {
  displayName: 'scripts',
  rootDir: __dirname,
  testMatch: ['<rootDir>/**/*.test.cjs'],
  testEnvironment: 'node',
  testTimeout: 120_000,
};
