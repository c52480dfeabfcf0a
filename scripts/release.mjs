/**
 * npm run release -- 1.1.0: sets the version of all packages, adds CHANGELOG.md's section, and copies both contracts
 * for comparison with later changes. Commits nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { changelogFaults } from './changelog.mjs';
import { CHANGELOG, changesBetween, currentContracts, RELEASED, releasedContracts } from './contract/contracts.mjs';
import { ROOT } from './workspace.mjs';

const require = createRequire(import.meta.url);
const { released, versionFault } = require('./contract/changelog.cjs');

async function release(next = '') {
  const [before, after] = [releasedContracts(), await currentContracts()];
  const fault =
    versionFault(before.openApi.info.version, next, await changesBetween(before, after)) ?? (await changelogFaults());
  if (fault) {
    console.error(fault);
    process.exitCode = 1;
    return;
  }
  for (const folder of ['.', 'api', 'web']) writeVersion(join(ROOT, folder, 'package.json'), next);
  writeLockedVersions(next);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, released(readFileSync(CHANGELOG, 'utf8'), next, today));
  const openApi = { ...after.openApi, info: { ...after.openApi.info, version: next } };
  writeFileSync(join(RELEASED, 'schema.graphql'), after.schema);
  writeFileSync(join(RELEASED, 'openapi.json'), `${JSON.stringify(openApi, null, 1)}\n`);
  console.log(`${next}: first npm run drill -- upgrade and npm run image -- --check, then commit it and tag v${next}.`);
}

function writeVersion(file, version) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( {2}"version": ")[^"]+/m, `$1${version}`));
}

function writeLockedVersions(version) {
  const file = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.version = version;
  for (const folder of ['', 'api', 'web']) lock.packages[folder].version = version;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

await release(process.argv[2]);
