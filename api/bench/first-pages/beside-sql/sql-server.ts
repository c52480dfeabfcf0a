/**
 * Each list's SQL by plain pg behind node:http: the product's statements, with the same names, values, order and
 * parallelism. Records them from a product in this process beforehand. Sends the raw rows.
 */
import 'reflect-metadata';

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';

import { buildApp } from '../../../src/app';
import { entities } from '../../../src/entities';
import { Database } from '../../../src/platform/database/database';
import { createLog } from '../../../src/platform/log';
import { JsonConnection } from '../../support/json-connection';
import { requiredEnv, serveForParent } from '../../support/served';
import { LISTS } from './lists';
import { sentWhile, type SentStatement } from './sent-statements';

async function start(): Promise<void> {
  const db = await Database.open(requiredEnv('DATABASE_URL'), entities);
  const statements = await statementsOfLists(db, new Date(requiredEnv('NOW')));
  serveForParent(
    createServer((request, response) => {
      rowsOf(db.pool, statements.get(request.url ?? '') ?? []).then(
        (data) => {
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.end(JSON.stringify({ data }));
        },
        (error: unknown) => {
          response.statusCode = 500;
          response.end(JSON.stringify({ fault: String(error) }));
        },
      );
    }),
  );
}

/** By list address. */
async function statementsOfLists(db: Database, now: Date): Promise<Map<string, SentStatement[]>> {
  const app = await buildApp({
    db,
    clock: () => now,
    log: createLog('silent'),
    sourceLimits: false,
    publicAnswersKeptMs: 0,
  });
  await once(app.server.listen(0, '127.0.0.1'), 'listening');
  const connection = await JsonConnection.open((app.server.address() as AddressInfo).port);
  const found = new Map<string, SentStatement[]>();
  for (const { name, path, request } of LISTS) {
    const hear = () => sentWhile(async () => void (await connection.send(request)));
    // Without what the product reads once for all requests.
    await hear();
    const [heard, again] = [await hear(), await hear()];
    if (!heard.every(({ query }) => /^\s*(SELECT|WITH)\b/i.test(query.text)))
      throw new Error(`${name}: more than reads`);
    if (!isDeepStrictEqual(queriesOf(heard), queriesOf(again))) {
      throw new Error(`${name}: asked for the same, the product sends other statements`);
    }
    found.set(path, heard);
  }
  connection.close();
  await app.close();
  return found;
}

const queriesOf = (statements: readonly SentStatement[]) => statements.map(({ query }) => query);

/** Each statement waits for the answers that the product had. */
function rowsOf(pool: Pool, statements: readonly SentStatement[]): Promise<unknown[][]> {
  const answers: Promise<unknown[]>[] = [];
  for (const { query, after } of statements)
    answers.push(
      rowsAfter(
        after.map((number) => answers[number]!),
        pool,
        query,
      ),
    );
  return Promise.all(answers);
}

async function rowsAfter(
  earlier: readonly Promise<unknown>[],
  pool: Pool,
  query: SentStatement['query'],
): Promise<unknown[]> {
  for (const answer of earlier) await answer;
  return (await pool.query(query)).rows;
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
