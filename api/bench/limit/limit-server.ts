/**
 * The limit: the same SQL by plain pg behind node:http, with the least code that gives the same answers. No GraphQL,
 * validation, access rules, log or security headers: those are the product's price.
 */
import 'reflect-metadata';

import { createServer, type IncomingMessage } from 'node:http';

import { entities } from '../../src/entities';
import { Database } from '../../src/platform/database/database';
import { requiredEnv, serveForParent } from '../support/served';
import { book } from './book';
import { landing, listAppointments, monthSlots } from './reads';
import { signIn } from './sign-in';
import type { Handler, PlainContext } from './plain-pg';

const HANDLERS: Readonly<Record<string, Handler>> = {
  '/month-slots': monthSlots,
  '/landing': landing,
  '/appointments': listAppointments,
  '/sign-in': signIn,
  '/book': book,
};

async function start(): Promise<void> {
  const db = await Database.open(requiredEnv('DATABASE_URL'), entities);
  const context = { db, pool: db.pool, now: new Date(requiredEnv('NOW')) };
  serveForParent(
    createServer((request, response) => {
      answer(context, request).then(
        (body) => {
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.end(body);
        },
        (error: unknown) => {
          response.statusCode = 500;
          response.end(JSON.stringify({ fault: String(error) }));
        },
      );
    }),
  );
}

async function answer(context: Omit<PlainContext, 'authorization'>, request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const handler = HANDLERS[request.url ?? ''];
  if (!handler) throw new Error(`No such address: ${request.url}`);
  const input = JSON.parse(Buffer.concat(chunks).toString('utf8')) as never;
  return JSON.stringify({ data: await handler({ ...context, authorization: request.headers.authorization }, input) });
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
