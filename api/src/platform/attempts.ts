import { createHmac } from 'node:crypto';
import { MoreThan } from 'typeorm';

import { secretKey } from './access/secret';
import { AttemptCounter } from './attempt-counter.entity';
import type { Context } from './context';
import { bigint, int, text } from './database/columns';
import type { Transaction } from './database/database';
import { statement } from './database/statement';
import { HeldUp } from './database/writers';
import { AppError } from './errors/app-error';
import { sourcePrefixes } from './http/request-source';

export interface AttemptLimit {
  /** Part of the stored key. */
  name: string;
  points: number;
  windowSeconds: number;
  message: string;
  /** False if it would reveal others' attempts, as for a typed address. */
  isReported?: boolean;
}

export interface Attempt {
  limit: AttemptLimit;
  key: string | number;
}

/** One per network around the source; wider ones have more points. */
export function bySource({ source }: Pick<Context, 'source'>, limit: AttemptLimit): Attempt[] {
  return sourcePrefixes(source).map(({ network, bits, share }) => ({
    limit:
      share === 1
        ? limit
        : { ...limit, name: `${limit.name}/${bits}`, points: limit.points * share, isReported: false },
    key: network,
  }));
}

/** Stops at the first refusal: a narrow limit does not use up wider ones. */
export async function countAttempts(ctx: Context, attempts: readonly Attempt[]): Promise<void> {
  for (const { limit, key } of attempts) await countAttempt(ctx, limit, key);
}

/** For reads: counts nothing while the database accepts no writes. */
export async function countWherePossible(ctx: Context, attempts: readonly Attempt[]): Promise<void> {
  await countAttempts(ctx, attempts).catch((refusal: unknown) => {
    if (!(refusal instanceof HeldUp)) throw refusal;
  });
}

/** TOO_MANY_REQUESTS. Call it before the work, so that parallel attempts count. */
export async function countAttempt(ctx: Context, limit: AttemptLimit, key: string | number): Promise<void> {
  await ctx.db.write((on) => countInTransaction(ctx, on, [{ limit, key }]));
}

/** Counts on commit; TOO_MANY_REQUESTS must end the transaction. Calls with the same keys wait. */
export async function countInTransaction(ctx: Context, db: Counters, attempts: readonly Attempt[]): Promise<void> {
  const { now, counted } = ctx;
  const limits = new Map<string, AttemptLimit>();
  for (const attempt of attempts) limits.set(await counterOf(db, attempt), attempt.limit);
  const ends = [...limits.values()].map(({ windowSeconds }) => now.getTime() + windowSeconds * 1000);
  for (const { key, points, expire } of await db.rows(COUNT, [[...limits.keys()], ends, now.getTime(), 1])) {
    const limit = limits.get(key)!;
    const resetSeconds = Math.max(1, Math.ceil((Number(expire) - now.getTime()) / 1000));
    if (limit.isReported ?? true) {
      const { name, points: quota, windowSeconds } = limit;
      counted.set(name, { quota, windowSeconds, remaining: Math.max(0, quota - points), resetSeconds });
    }
    if (points > limit.points) throw exceeded(limit, resetSeconds);
  }
}

/** Takes up to `wanted` points for local counting (ADR 97). `beyond`: what remains. */
export async function takeAttempts(
  db: Counters,
  { limit, key }: Attempt,
  wanted: number,
  now: Date,
): Promise<{ taken: number; beyond: number; until: Date }> {
  const end = now.getTime() + limit.windowSeconds * 1000;
  const [counted] = await db.rows(COUNT, [[await counterOf(db, { limit, key })], [end], now.getTime(), wanted]);
  const { points, expire } = counted!;
  const taken = Math.min(Math.max(limit.points - (points - wanted), 0), wanted);
  return { taken, beyond: Math.max(limit.points - points, 0), until: new Date(Number(expire)) };
}

/** For limits on failures only. */
export async function uncountAttempt(
  { db, counted }: Context,
  limit: AttemptLimit,
  key: string | number,
): Promise<void> {
  counted.delete(limit.name);
  const counter = { key: await counterOf(db, { limit, key }), points: MoreThan(0) };
  await db.write(({ manager }) => manager.decrement(AttemptCounter, counter, 'points', 1));
}

export async function forgetAttempts(
  { db, counted }: Context,
  limit: AttemptLimit,
  key: string | number,
): Promise<void> {
  counted.delete(limit.name);
  const counter = { key: await counterOf(db, { limit, key }) };
  await db.write(({ manager }) => manager.delete(AttemptCounter, counter));
}

type Counters = Pick<Transaction, 'rows' | 'manager'>;

/** Ordered against deadlocks. `least`: a window must not grow if the clock went back. */
const COUNT = statement(
  'platform.attempts-count',
  `
  INSERT INTO rate_limits AS r (key, points, expire)
  SELECT key, $4::int, expire FROM unnest($1::text[], $2::bigint[]) AS counted (key, expire) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN r.expire > $3 THEN r.points ELSE 0 END + $4::int,
    expire = CASE WHEN r.expire > $3 THEN least(r.expire, excluded.expire) ELSE excluded.expire END
  RETURNING key::text, points, expire`,
  { key: text, points: int, expire: bigint },
);

export function exceeded({ message }: AttemptLimit, retryAfterSeconds: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}

/** Hashed with a secret: the person cannot be guessed. */
async function counterOf(db: Counters, { limit, key }: Attempt): Promise<string> {
  const secret = await secretKey(db, 'attempt');
  return `${limit.name}:${createHmac('sha256', secret).update(String(key)).digest('base64url')}`;
}
