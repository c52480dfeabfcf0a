/** Compares generated files with their sources, without writing to the tree or using git. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';

import { checkApi } from './contract/contracts.mjs';
import { ROOT } from './workspace.mjs';

const require = createRequire(import.meta.url);

export async function schemaDrift() {
  const { contracts } = await checkApi();
  return same(join(ROOT, 'schema.graphql'), contracts.schema) ? undefined : 'schema.graphql is stale: npm run codegen';
}

export async function databaseFaults() {
  const { notice, faults } = await checkApi();
  if (notice) console.log(notice);
  return faults.join('\n') || undefined;
}

export async function codegenDrift() {
  const { generate, loadContext } = require('@graphql-codegen/cli');
  const context = await loadContext(join(ROOT, 'codegen.yml'));
  context.cwd = ROOT;
  context.updateConfig({ silent: true, noSilentErrors: true });
  const generated = await generate(context, false);
  const files = generated.map(({ filename, content }) => ({ path: resolve(ROOT, filename), content }));
  const expected = new Set(files.map(({ path }) => path));
  const complaints = [
    ...files.filter(({ path, content }) => !same(path, content)).map(({ path }) => `stale: ${relative(ROOT, path)}`),
    ...generatedFiles(join(ROOT, 'web', 'src'))
      .filter((path) => !expected.has(path))
      .map((path) => `left over: ${relative(ROOT, path)}`),
  ];
  return complaints.length === 0 ? undefined : [...complaints, 'npm run codegen makes them anew.'].join('\n');
}

const same = (file, content) => existsSync(file) && readFileSync(file, 'utf8') === content;

function generatedFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.generated\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
