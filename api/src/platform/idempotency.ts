import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { recordedActor } from './access/actor';
import type { Context } from './context';
import { text } from './database/columns';
import type { Transaction } from './database/database';
import { statement } from './database/statement';
import { AppError, invalid } from './errors/app-error';
import { isWorthRetrying } from './errors/database-error';
import { IdempotencyKey } from './idempotency-key.entity';

interface Creation<Result> {
  key: string | null | undefined;
  /** Plain JSON. */
  request: unknown;
  /** If known before: saves a statement. */
  id?: string;
  create(tx: Transaction): Promise<Result>;
  load(id: string): Promise<Result>;
}

/**
 * Runs `create` once per actor and key, in one transaction; a retry gets its result. IDEMPOTENCY_MISMATCH (422) for
 * another request. With a key, `create` may run three times, because transient errors are retried.
 */
export async function createOnce<Result extends { id: string | number }>(
  ctx: Context,
  creation: Creation<Result>,
): Promise<Result> {
  const { key } = creation;
  if (key == null) return ctx.transact((tx) => creation.create(tx));
  assertKey(key);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await createWithKey(ctx, key, creation);
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRetrying(error)) throw error;
      await pause(attempt * (PAUSE_MS + Math.random() * PAUSE_MS));
    }
  }
}

const ATTEMPTS = 3;
/** Plus a random part. */
const PAUSE_MS = 30;

async function createWithKey<Result extends { id: string | number }>(
  ctx: Context,
  key: string,
  creation: Creation<Result>,
): Promise<Result> {
  const hash = hashOf(creation.request);
  const created = await ctx.transact(async (tx) => {
    const claimed = await tx.rows(CLAIM, [actorKey(ctx), key, hash, creation.id ?? null, ctx.now]);
    if (claimed.length === 0) return null;
    const result = await creation.create(tx);
    if (creation.id === undefined) {
      await tx.manager.update(IdempotencyKey, { actor: actorKey(ctx), key }, { resultId: String(result.id) });
    }
    return { result };
  });
  if (created) return created.result;
  const earlier = await findEarlier(ctx, key, creation);
  if (earlier) return earlier;
  throw new AppError('CONFLICT', 'La misma solicitud está en curso. Reintentá en unos segundos');
}

async function findEarlier<Result>(
  ctx: Context,
  key: string,
  { request, load }: Creation<Result>,
): Promise<Result | null> {
  const claimed = await ctx.db.manager.findOneBy(IdempotencyKey, { actor: actorKey(ctx), key });
  if (!claimed) return null;
  if (!claimed.requestHash.equals(hashOf(request))) {
    throw new AppError('IDEMPOTENCY_MISMATCH', 'La clave de idempotencia ya se usó con otros datos');
  }
  return claimed.resultId === null ? null : load(claimed.resultId);
}

/** BAD_REQUEST. */
export function assertKey(key: string): void {
  if (/^[\x21-\x7e]{8,200}$/.test(key)) return;
  throw invalid('idempotencyKey', 'La clave de idempotencia debe tener entre 8 y 200 caracteres sin espacios');
}

function actorKey(ctx: Context): string {
  const { actorUserId, actorKeyId } = recordedActor(ctx.actor);
  return actorKeyId === null ? String(actorUserId ?? 'guest') : `key-${actorKeyId}`;
}

function hashOf(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

/** Simultaneous requests wait for the first. */
export const CLAIM = statement(
  'platform.idempotency-claim',
  `INSERT INTO idempotency_keys (actor, key, request_hash, result_id, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING RETURNING key`,
  { key: text },
);
