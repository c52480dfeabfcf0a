import { createServer, type IncomingMessage, type Server } from 'node:http';

import { book } from './book';
import type { Handler, PlainContext } from './plain-pg';
import { landing, listAppointments, monthSlots } from './reads';
import { signIn } from './sign-in';

const HANDLERS: Readonly<Record<string, Handler>> = {
  '/month-slots': monthSlots,
  '/landing': landing,
  '/appointments': listAppointments,
  '/sign-in': signIn,
  '/book': book,
};

type LimitContext = Omit<PlainContext, 'authorization'>;

/**
 * The limit: the same SQL by plain pg behind node:http, with the least code that gives the same answers. No GraphQL,
 * validation, access rules, log or security headers: those are the product's price.
 */
export function createLimit(context: LimitContext): Server {
  return createServer((request, response) => {
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
  });
}

async function answer(context: LimitContext, request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const handler = HANDLERS[request.url ?? ''];
  if (!handler) throw new Error(`No such address: ${request.url}`);
  const input = JSON.parse(Buffer.concat(chunks).toString('utf8')) as never;
  return JSON.stringify({ data: await handler({ ...context, authorization: request.headers.authorization }, input) });
}
