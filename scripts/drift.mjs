/** Compares generated files with their sources, without writing to the tree or using git. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';

import { currentContracts } from './contract/contracts.mjs';
import { ROOT, runScript } from './workspace.mjs';

const require = createRequire(import.meta.url);

export async function schemaDrift() {
  const { schema } = await currentContracts();
  return same(join(ROOT, 'schema.graphql'), schema) ? undefined : 'schema.graphql is stale: npm run codegen';
}

export async function databaseFaults() {
  const check = ['-r', '@swc-node/register', 'src/testing/check-database.ts'];
  const { status, stdout, stderr } = await runScript(check, { cwd: join(ROOT, 'api') });
  if (status === 0 && stdout) console.log(stdout.trimEnd());
  return status === 0 ? undefined : stdout || stderr || `api/src/testing/check-database.ts ended with ${status}`;
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
