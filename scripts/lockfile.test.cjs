const { completed, lockfileFault } = require('./lockfile.cjs');
const { inHouse } = require('./planted-house.cjs');

const addressOf = (place, entry) =>
  completed({ packages: { [place]: { version: '1.2.3', ...entry } } }).packages[place].resolved;

test('a package is fetched from whichever registry npm is set to use, without asking which versions there are', () => {
  expect(addressOf('node_modules/pg')).toBe('https://packages.invalid/pg/-/pg-1.2.3.tgz');
  expect(addressOf('node_modules/jest/node_modules/@types/node')).toBe(
    'https://packages.invalid/@types/node/-/node-1.2.3.tgz',
  );
  expect(addressOf('node_modules/typescript-native', { name: 'typescript' })).toBe(
    'https://packages.invalid/typescript/-/typescript-1.2.3.tgz',
  );
});

test('hides the registry that a package was installed from', () => {
  const theirs = 'https://mirror.example/npm/pg/-/pg-1.2.3.tgz';
  expect(addressOf('node_modules/pg', { resolved: theirs })).toBe('https://packages.invalid/pg/-/pg-1.2.3.tgz');
});

test('a folder of ours, a package within another and a file that is no registry’s stay what they are', () => {
  expect(addressOf('api')).toBeUndefined();
  expect(addressOf('node_modules/npm/node_modules/abbrev', { inBundle: true })).toBeUndefined();
  expect(addressOf('node_modules/@turnero/api', { resolved: 'api', link: true })).toBe('api');
  const mended = 'https://example.org/pg-with-a-mend.tgz';
  expect(addressOf('node_modules/pg', { resolved: mended })).toBe(mended);
});

test('lists the binaries of other platforms as optional, even those that the registry lacked', () => {
  const binaries = { '@swc/core-linux-arm64-musl': '1.2.3', '@swc/core-win32-x64-msvc': '4.5.6' };
  const { packages } = completed({
    packages: {
      'node_modules/@swc/core': { version: '1.2.3', dev: true, optionalDependencies: binaries },
      'node_modules/@swc/core-win32-x64-msvc': { version: '4.5.6', integrity: 'sha512-of-it' },
    },
  });
  expect(packages['node_modules/@swc/core-linux-arm64-musl']).toMatchObject({
    version: '1.2.3',
    dev: true,
    optional: true,
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
  });
  expect(packages['node_modules/@swc/core-win32-x64-msvc']).toMatchObject({
    version: '4.5.6',
    integrity: 'sha512-of-it',
  });
});

test('reports a lock file as npm leaves it, and accepts a complete one', () => {
  const asNpmLeavesIt = { lockfileVersion: 3, packages: { 'node_modules/pg': { version: '1.2.3' } } };
  const textOf = (lock) => `${JSON.stringify(lock, null, 2)}\n`;
  expect(inHouse({ 'package-lock.json': textOf(asNpmLeavesIt) }, lockfileFault)).toMatch('node scripts/lockfile.cjs');
  expect(inHouse({ 'package-lock.json': textOf(completed(asNpmLeavesIt)) }, lockfileFault)).toBeUndefined();
});
