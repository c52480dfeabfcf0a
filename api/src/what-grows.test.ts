import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';

import { entities } from './entities';
import { features } from './features';
import { allStatements } from './platform/database/statement';
import { AGES } from './testing/ages';

const mapped = getMetadataArgsStorage()
  .tables.filter(({ target, type }) => type !== 'view' && (entities as unknown[]).includes(target))
  .map(({ name }) => name!);
/** Several entities may map one table (ADR 138). */
const tables = [...new Set(mapped)].toSorted();

const expiring = Object.entries(AGES).flatMap(([table, age]) =>
  age.startsWith('expires by ')
    ? age
        .slice('expires by '.length)
        .split(', by ')
        .map((statement) => ({ table, statement }))
    : [],
);

test('every table is listed with what limits it, or why it may grow', () => {
  expect(Object.keys(AGES).toSorted()).toEqual(tables);
});

test.each(expiring)('expired rows of $table are deleted by $statement', ({ table, statement }) => {
  const text = allStatements().find(({ name }) => name === statement)?.text;
  expect(text).toContain(`DELETE FROM ${table} WHERE`);
  // In batches.
  expect(text).toMatch(/ORDER BY \w+ LIMIT \d+ FOR UPDATE SKIP LOCKED/);
});

test('the list has all housekeeping of features', () => {
  const brought = features.flatMap(({ expiries = [] }) =>
    expiries.map((one) => ('batch' in one ? one.batch.name : one.name)),
  );
  const said = Object.values(AGES).join('\n');
  expect(brought.filter((name) => !said.includes(`by ${name}`))).toEqual([]);
});

test("The operators' chapter names every table", () => {
  const [, chapter = ''] = readFileSync(path.join(__dirname, '../../docs/operations.md'), 'utf8').split(
    '\n## What grows, and what leaves\n',
  );
  expect(tables.filter((table) => !chapter.includes(`\`${table}\``))).toEqual([]);
});
