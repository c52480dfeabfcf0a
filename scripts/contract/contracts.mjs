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
  return (current ??= printedBy('src/contracts.ts'));
}

let checked;

/** The contracts, and what check-api.ts finds at the database. */
export function checkApi() {
  return (checked ??= printedBy('src/testing/check-api.ts'));
}

/** The JSON that a script of the API prints. */
async function printedBy(script) {
  const { status, stdout, stderr } = await runScript(['-r', '@swc-node/register', script], { cwd: join(ROOT, 'api') });
  if (status !== 0) throw new Error(stderr || `api/${script} ended with ${status}`);
  return JSON.parse(stdout);
}

export async function changesBetween(before, after) {
  return [...(await schemaChanges(before.schema, after.schema)), ...restChanges(before.openApi, after.openApi)];
}
