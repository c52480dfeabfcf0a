const { dependencyFaults } = require('./dependencies.cjs');
const { inHouse } = require('./planted-house.cjs');

/** Faults in these files; package.json are objects. */
const faultsIn = (files, excused = {}) => inHouse(files, (house) => dependencyFaults(house, { excused }));

const ROOT = { workspaces: ['web'], devDependencies: { shared: '1' } };
const web = (...names) => ({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) });

test('every way to import counts, and what the root has is there for all', () => {
  const code = [
    `import { a,\n  b } from '${'one'}/deep/file';`,
    `import '${'@scope.x/two'}';`,
    `export { c } from '${'three'}';`,
    `const late = () => import('${'four'}/x');`,
    `const old = require('${'shared'}');`,
    "import fs from 'node:fs'; import path from 'path'; import mine from './mine'; import up from '../up';",
    "const text = 'imports , , which'; const made = `from '${text}'`;",
  ].join('\n');
  const files = {
    'package.json': ROOT,
    'web/package.json': web('one', '@scope.x/two', 'three', 'four'),
    'web/src/a.tsx': code,
    'scripts/s.mjs': `import '${'shared'}';`,
  };
  expect(faultsIn(files)).toEqual([]);
});

test('a dependency that nobody imports, and an import that no package.json knows, are told', () => {
  const files = {
    'package.json': { workspaces: ['web'] },
    'web/package.json': web('idle', 'used'),
    'web/src/a.ts': `import '${'used'}';\nimport x from '${'stray'}/deep';`,
  };
  expect(faultsIn(files)).toEqual([
    'web/package.json: idle is imported nowhere',
    'web/src/a.ts imports stray, which web/package.json does not have',
  ]);
});

test('an excuse covers a dependency without an import, and is told when there is no such dependency', () => {
  const files = { 'package.json': { workspaces: ['web'] }, 'web/package.json': web('program'), 'web/src/a.ts': '' };
  expect(faultsIn(files, { web: { program: 'is run' } })).toEqual([]);
  expect(faultsIn(files, { web: { program: 'is run', gone: 'was run' } })).toEqual([
    'scripts/dependencies.cjs excuses gone, which web/package.json does not have',
  ]);
});
