import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { recordedActor } from './access/actor';
import type { Context } from './context';
import { text } from './database/columns';
import type { Transaction } from './database/database';
import { statement } from './database/statement';
import { AppError, invalid } from './errors/app-error';
import { refusalIn, isWorthRetrying } from './errors/database-error';
import { IdempotencyKey } from './idempotency-key.entity';

interface Creation<Result> {
  key: string | null | undefined;
  /** Plain JSON. */
  request: unknown;
  /** Known in advance; saves a statement. */
  id?: string;
  /** Stores the refusal under the key (ADR 120). Questions are no refusals. */
  keepsRefusal?: true;
  create(tx: Transaction): Promise<Result>;
  load(id: string): Promise<Result>;
}

/**
 * Runs `create` once per actor and key; a retry returns its result (ADR 33). IDEMPOTENCY_MISMATCH for another request.
 * Transient errors are retried, so `create` may run three times.
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
const PAUSE_MS = 30;

async function createWithKey<Result extends { id: string | number }>(
  ctx: Context,
  key: string,
  creation: Creation<Result>,
): Promise<Result> {
  const hash = hashOf(creation.request);
  const claim = async (tx: Transaction): Promise<{ result: Result } | null> => {
    const longAgo = new Date(ctx.now.getTime() - REFUSAL_KEPT_MS);
    const claimed = await tx.rows(CLAIM, [actorKey(ctx), key, hash, creation.id ?? null, ctx.now, longAgo]);
    if (claimed.length === 0) return null;
    const result = await creation.create(tx);
    if (creation.id === undefined) {
      await tx.manager.update(IdempotencyKey, { actor: actorKey(ctx), key }, { resultId: String(result.id) });
    }
    return { result };
  };
  let refusal: unknown = null;
  try {
    const created = await ctx.transact(claim);
    if (created) return created.result;
  } catch (error) {
    if (!creation.keepsRefusal || !mayPass(error)) throw error;
    const kept = await ctx.db.write((on) => on.rows(KEEP_REFUSAL, [actorKey(ctx), key, hash, ctx.now]));
    if (kept.length > 0) throw error;
    // It has succeeded meanwhile.
    refusal = error;
  }
  const earlier = await findEarlier(ctx, key, creation);
  if (earlier) return earlier;
  throw refusal ?? new AppError('CONFLICT', 'La misma solicitud está en curso. Reintentá en unos segundos');
}

/** An abandoned request may arrive this late. */
const REFUSAL_KEPT_MS = 15 * 60_000;

function mayPass(error: unknown): boolean {
  const refusal = refusalIn(error);
  if (error instanceof AppError && error.unconfirmed) return false;
  return refusal?.code === 'CONFLICT' || refusal?.code === 'NOT_FOUND';
}

async function findEarlier<Result>(
  ctx: Context,
  key: string,
  { request, create, load, keepsRefusal }: Creation<Result>,
): Promise<Result | null> {
  const claimed = await ctx.db.manager.findOneBy(IdempotencyKey, { actor: actorKey(ctx), key });
  if (!claimed) return null;
  if (!claimed.requestHash.equals(hashOf(request))) {
    throw new AppError('IDEMPOTENCY_MISMATCH', 'La clave de idempotencia ya se usó con otros datos');
  }
  if (claimed.resultId !== null) return load(claimed.resultId);
  return keepsRefusal ? refuseAgain(ctx, create) : null;
}

/** Throws today's reason, or CONFLICT. Never creates. */
function refuseAgain<Result>(ctx: Context, create: (tx: Transaction) => Promise<Result>): Promise<never> {
  return ctx.transact(async (tx) => {
    await create(tx);
    throw new AppError('CONFLICT', 'Esta solicitud ya fue rechazada. Si ahora se puede, enviala como una nueva', {
      detail: 'The key keeps its refusal for 15 minutes. Send another key to try again.',
    });
  });
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

/** Parallel requests wait. Takes over a refused key for another request, or after $6. */
export const CLAIM = statement(
  'platform.idempotency-claim',
  `INSERT INTO idempotency_keys AS k (actor, key, request_hash, result_id, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (actor, key) DO UPDATE
     SET request_hash = excluded.request_hash, result_id = excluded.result_id, created_at = excluded.created_at
     WHERE k.result_id IS NULL AND (k.request_hash <> excluded.request_hash OR k.created_at <= $6)
   RETURNING key`,
  { key: text },
);

/** No row if a request succeeded. */
const KEEP_REFUSAL = statement(
  'platform.idempotency-keep-refusal',
  `INSERT INTO idempotency_keys AS k (actor, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (actor, key) DO UPDATE SET request_hash = excluded.request_hash, created_at = excluded.created_at
     WHERE k.result_id IS NULL
   RETURNING key`,
  { key: text },
);
