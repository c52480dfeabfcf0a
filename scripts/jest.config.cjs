/** Tests of the house itself: the rules that `npm run check` relies on. */
module.exports = {
  displayName: 'scripts',
  rootDir: __dirname,
  testMatch: ['<rootDir>/**/*.test.cjs'],
  testEnvironment: 'node',
  testTimeout: 120_000,
};
