import { createHmac } from 'node:crypto';
import { MoreThan } from 'typeorm';

import { secretKey } from './access/secret';
import { AttemptCounter } from './attempt-counter.entity';
import type { Context } from './context';
import { bigint, int, text } from './database/columns';
import type { Transaction } from './database/database';
import { statement } from './database/statement';
import { AppError } from './errors/app-error';
import { sourcePrefixes } from './http/request-source';

/** How often something may be tried before a pause. */
export interface AttemptLimit {
  /** Unlike every other limit's: its counters go by it. */
  name: string;
  points: number;
  windowSeconds: number;
  /** What the refusal says. */
  message: string;
}

/** Something to count: of which limit, by whom. */
export interface Attempt {
  limit: AttemptLimit;
  key: string | number;
}

/** The request's source as what a limit counts: once in each network it lies in, wider ones having more points. */
export function bySource({ source }: Pick<Context, 'source'>, limit: AttemptLimit): Attempt[] {
  return sourcePrefixes(source).map(({ network, bits, share }) => ({
    limit: share === 1 ? limit : { ...limit, name: `${limit.name}/${bits}`, points: limit.points * share },
    key: network,
  }));
}

/** Counts attempts in their order, up to the first that is refused: whom a narrow limit stops, uses no wider one up. */
export async function countAttempts(ctx: Context, attempts: readonly Attempt[]): Promise<void> {
  for (const { limit, key } of attempts) await countAttempt(ctx, limit, key);
}

/**
 * Counts an attempt of whoever `key` stands for (an address, a source, a user), before the work it guards, so that
 * attempts in parallel don't slip through. Throws TOO_MANY_REQUESTS with the seconds to wait. The counters are in the
 * database, where every replica sees them, and hold only hashes of keys, made with a key of the clinic's own.
 */
export async function countAttempt(ctx: Context, limit: AttemptLimit, key: string | number): Promise<void> {
  await ctx.db.write((on) => countInTransaction(ctx, on, [{ limit, key }]));
}

/**
 * Counts attempts that are what the transaction does: they count if it commits, and others of the same keys wait for
 * it. One statement for all of them. Throws TOO_MANY_REQUESTS, which has to end the transaction.
 */
export async function countInTransaction({ now }: Context, db: Counters, attempts: readonly Attempt[]): Promise<void> {
  const limits = new Map<string, AttemptLimit>();
  for (const attempt of attempts) limits.set(await counterOf(db, attempt), attempt.limit);
  const ends = [...limits.values()].map(({ windowSeconds }) => now.getTime() + windowSeconds * 1000);
  for (const { key, points, expire } of await db.rows(COUNT, [[...limits.keys()], ends, now.getTime()])) {
    const limit = limits.get(key)!;
    if (points > limit.points) throw exceeded(limit, Number(expire) - now.getTime());
  }
}

/** Takes one attempt back, where only failures count. */
export async function uncountAttempt({ db }: Context, limit: AttemptLimit, key: string | number): Promise<void> {
  const counter = { key: await counterOf(db, { limit, key }), points: MoreThan(0) };
  await db.write(({ manager }) => manager.decrement(AttemptCounter, counter, 'points', 1));
}

/** Forgets every attempt of the key. */
export async function forgetAttempts({ db }: Context, limit: AttemptLimit, key: string | number): Promise<void> {
  const counter = { key: await counterOf(db, { limit, key }) };
  await db.write(({ manager }) => manager.delete(AttemptCounter, counter));
}

type Counters = Pick<Transaction, 'rows' | 'manager'>;

/** In the order of keys, so that two transactions with the same ones never wait for each other. */
const COUNT = statement('platform.attempts-count', `
  INSERT INTO rate_limits AS r (key, points, expire)
  SELECT key, 1, expire FROM unnest($1::text[], $2::bigint[]) AS counted (key, expire) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN r.expire > $3 THEN r.points ELSE 0 END + 1,
    expire = CASE WHEN r.expire > $3 THEN r.expire ELSE excluded.expire END
  RETURNING key::text, points, expire`, { key: text, points: int, expire: bigint });

function exceeded({ message }: AttemptLimit, waitMs: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** The key of its row. Nobody without the clinic's key can tell by trying whom it stands for. */
async function counterOf(db: Counters, { limit, key }: Attempt): Promise<string> {
  const secret = await secretKey(db, 'attempt');
  return `${limit.name}:${createHmac('sha256', secret).update(String(key)).digest('base64url')}`;
}
