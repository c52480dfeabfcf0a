import { isDeepStrictEqual } from 'node:util';

import type { ServedClinic } from '../../clinics/bench-clinic';
import { BENCH_NOW } from '../../clinics/make-clinic';
import { compareAtEach } from '../../compare-at-each';
import { httpSide } from '../../measure/side';
import { printHeading } from '../../print-comparison';
import { getRequest, JsonConnection } from '../../support/json-connection';
import { startServer, type ServerProcess } from '../../support/server-process';
import type { AdminList } from './lists';

const CONNECTIONS = [1, 10];
const GOAL = { of: 'throughput', atLeast: 0.7 } as const;

/** Each list's first page against the product's own SQL. */
export async function compareLists(clinic: ServedClinic, lists: readonly AdminList[]): Promise<void> {
  const sql = await startServer('first-pages/beside-sql/sql-server.ts', { DATABASE_URL: clinic.url, NOW: BENCH_NOW });
  try {
    printHeading('first pages of lists : their SQL');
    const reports = await Promise.all(lists.map((list) => assertSameRows(clinic, sql, list)));
    for (const [index, list] of lists.entries()) {
      const request = getRequest(list.path, {});
      const sides = [
        httpSide('product', clinic.product, () => list.request),
        httpSide('SQL', sql, () => request),
      ] as const;
      await compareAtEach(clinic, list.name, [...sides], GOAL, CONNECTIONS);
      console.log(`  ${reports[index]}`);
    }
  } finally {
    await sql.stop();
  }
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Throws unless a statement returns the page's rows in order, and at most one more, which shows that another page
 * follows. Returns the size of each answer.
 */
async function assertSameRows(
  { product }: ServedClinic,
  sql: ServerProcess,
  { name, request, path, keyOf }: AdminList,
): Promise<string> {
  const [ours, theirs] = await Promise.all([answerOf(product, request), answerOf(sql, getRequest(path, {}))]);
  const keys = firstList(JSON.parse(ours)).map((item) => keyOf(item as never));
  const { data } = JSON.parse(theirs) as { data: Row[][] };
  const isWhole = (rows: readonly Row[]) =>
    Object.keys(rows[0] ?? {}).some((column) =>
      isDeepStrictEqual(
        rows.slice(0, keys.length).map((row) => row[column]),
        keys,
      ),
    );
  if (keys.length === 0 || !data.some((rows) => rows.length <= keys.length + 1 && isWhole(rows))) {
    throw new Error(`Different rows, ${name}:\n${ours.slice(0, 500)}\n${theirs.slice(0, 500)}`);
  }
  return `${keys.length} rows, ${Buffer.byteLength(ours)} : ${Buffer.byteLength(theirs)} bytes, ${data.length} statements`;
}

async function answerOf(server: ServerProcess, request: Buffer): Promise<string> {
  const connection = await JsonConnection.open(server.port);
  try {
    return (await connection.send(request)).body;
  } finally {
    connection.close();
  }
}

function firstList(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer as unknown[];
  if (typeof answer !== 'object' || answer === null) return [];
  for (const value of Object.values(answer)) {
    const found = firstList(value);
    if (found.length > 0) return found;
  }
  return [];
}
