/**
 * npm run changelog: adds a line to CHANGELOG.md for each change of the GraphQL and REST contracts since the last
 * version that has none. Breaking changes are listed, for a person to describe.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { CHANGELOG, changesBetween, checkApi, currentContracts, releasedContracts } from './contract/contracts.mjs';

const require = createRequire(import.meta.url);
const { HEADINGS, unlisted, withLines } = require('./contract/changelog.cjs');
const { removedTooEarly } = require('./contract/schema-changes.cjs');

/** For npm run check. */
export async function changelogFaults() {
  const [before, { contracts: after }] = [releasedContracts(), await checkApi()];
  const missing = unlisted(await changesBetween(before, after), readFileSync(CHANGELOG, 'utf8'));
  const isPromised = !before.openApi.info.version.startsWith('0.');
  const today = new Date().toISOString().slice(0, 10);
  const early = isPromised ? await removedTooEarly(before.schema, after.schema, today) : [];
  const complaints = [...early, ...missing.map(sentence)];
  return complaints.length === 0 ? undefined : [...complaints, help(missing)].join('\n');
}

const sentence = ({ at, kind, text }) => `${HEADINGS[kind]}: ${at}: ${text}`;

function help(missing) {
  const isBreaking = missing.some(({ kind }) => kind === 'breaking');
  const byHand = `What is ${HEADINGS.breaking} names its place there, under that heading, and says what to do instead.`;
  return ['CHANGELOG.md has no line for these: npm run changelog.', ...(isBreaking ? [byHand] : [])].join('\n');
}

async function writeLines() {
  const text = readFileSync(CHANGELOG, 'utf8');
  const missing = unlisted(await changesBetween(releasedContracts(), await currentContracts()), text);
  writeFileSync(CHANGELOG, withLines(missing, text));
  const breaking = missing.filter(({ kind }) => kind === 'breaking');
  console.log(`${missing.length - breaking.length} lines written`);
  for (const change of breaking) console.log(sentence(change));
  if (breaking.length > 0) console.log(help(breaking));
}

if (realpathSync(process.argv[1]) === realpathSync(import.meta.filename)) await writeLines();
