import { createServer, type IncomingMessage, type Server } from 'node:http';

import { openSession } from '../../src/features/accounts/sessions/session.service';
import { countSignIn, signInSource } from '../../src/features/accounts/sessions/sign-in-limit';
import { createContext } from '../../src/platform/context';
import { createLog } from '../../src/platform/log';
import { isPassword } from '../../src/platform/passwords';
import { book } from './book';
import { plainRows, rowsOf, type Handler, type PlainContext } from './plain-pg';
import { landing, listAppointments, monthSlots } from './reads';

/** With the product's counters. */
async function signIn({ db, pool, now }: PlainContext, { email, password }: { email: string; password: string }) {
  const guest = { actor: { kind: 'guest', staleToken: false }, requestId: '', source: '127.0.0.1' } as const;
  const ctx = createContext({ db, clock: () => now, log: SILENT }, guest);
  const attempt = await countSignIn(ctx, email);
  const [account] = await rowsOf<{ id: number; passwordHash: string; suspendedAt: Date | null }>(pool, ACCOUNT, [
    email,
  ]);
  if (!account || account.suspendedAt || !(await isPassword(account.passwordHash, password)))
    throw new Error('Not them');
  await attempt.forget();
  const source = await signInSource(ctx, email);
  const token = await openSession(ctx, plainRows(pool), { account, source });
  const [user] = await rowsOf(pool, USER, [account.id]);
  return { signIn: { token, user } };
}

const SILENT = createLog('silent');

const ACCOUNT = {
  name: 'account',
  text: 'SELECT id, password_hash AS "passwordHash", suspended_at AS "suspendedAt" FROM users WHERE lower(email) = lower($1)',
};
const USER = {
  name: 'user',
  text: 'SELECT id, name, email, role, phone FROM users WHERE id = $1',
};

const HANDLERS: Readonly<Record<string, Handler>> = {
  '/month-slots': monthSlots,
  '/landing': landing,
  '/appointments': listAppointments,
  '/sign-in': signIn,
  '/book': book,
};

type LimitContext = Omit<PlainContext, 'authorization'>;

/**
 * Plain pg behind node:http, with the least code that gives the same answers. GraphQL, validation, access rules, log
 * and security headers are the product's price.
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
