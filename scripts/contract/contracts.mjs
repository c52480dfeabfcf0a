/** Both contracts, as last released and as the API now prints them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ROOT, runScript } from '../workspace.mjs';

const require = createRequire(import.meta.url);
const { restChanges } = require('./rest-changes.cjs');
const { schemaChanges } = require('./schema-changes.cjs');

export const RELEASED = join(ROOT, 'docs', 'contract');
export const CHANGELOG = join(ROOT, 'CHANGELOG.md');

export function releasedContracts() {
  const read = (name) => readFileSync(join(RELEASED, name), 'utf8');
  return { schema: read('schema.graphql'), openApi: JSON.parse(read('openapi.json')) };
}

let current;

export function currentContracts() {
  return (current ??= askTheApi());
}

async function askTheApi() {
  const print = ['-r', '@swc-node/register', 'src/contracts.ts'];
  const { status, stdout, stderr } = await runScript(print, { cwd: join(ROOT, 'api') });
  if (status !== 0) throw new Error(stderr || `api/src/contracts.ts ended with ${status}`);
  return JSON.parse(stdout);
}

export async function changesBetween(before, after) {
  return [...(await schemaChanges(before.schema, after.schema)), ...restChanges(before.openApi, after.openApi)];
}
