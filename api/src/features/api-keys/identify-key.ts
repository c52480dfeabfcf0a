import { covers, NO_PERMISSIONS, permissionsIn } from '../../domain/permissions';
import type { Scope } from '../../domain/scopes';
import type { KeyActor } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import { hashToken } from '../../platform/access/session-token';
import type { CountedLimits } from '../../platform/counted-limits';
import { bool, int, nullable, oneOf, texts, timestamp } from '../../platform/database/columns';
import type { Database, Transaction } from '../../platform/database/database';
import { perDatabase } from '../../platform/database/per-database';
import { statement } from '../../platform/database/statement';
import { AppError } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { GRANTED } from '../users/permission-sets/permissions-of-account';
import type { ApiKey, ApiKeyState } from './api-key.entity';
import { countRequest } from './request-limit';

/** SQL on the account `u` of a key's professional. */
const HAS_ACCESS = "u.role = 'professional' AND u.suspended_at IS NULL";

export const accessLoader = defineLoader<number, boolean>(async ({ db }, ids) => {
  const having = new Set((await db.rows(ACCESS, [ids])).map(({ id }) => id));
  return ids.map((id) => having.has(id));
});

async function hasAccess(tx: Pick<Transaction, 'rows'>, professionalId: number): Promise<boolean> {
  return (await tx.rows(ACCESS, [[professionalId]])).length > 0;
}

const ACCESS = statement(
  'api-keys.access',
  `SELECT p.id FROM professionals AS p JOIN users AS u ON u.id = p.user_id WHERE p.id = ANY ($1::int[]) AND ${HAS_ACCESS}`,
  { id: int },
);

const WHY = {
  unknown: 'no existe',
  revoked: 'fue revocada',
  expired: 'venció',
  without_access: 'es de un profesional que ya no tiene acceso',
} as const;

/** UNAUTHENTICATED for an invalid key; TOO_MANY_REQUESTS. */
export async function identifyKey(db: Database, token: string, now: Date, counted: CountedLimits): Promise<KeyActor> {
  const [key] = await db.rows(IDENTIFY, [hashToken(token)]);
  const state = key ? stateOf(key, key.hasAccess, now) : 'unknown';
  if (!key || state !== 'active') throw refused(state as keyof typeof WHY);
  await countRequest(db, key, now, counted);
  noteUse(db, key, now);
  const { keyId, role, professionalId, scopes } = key;
  const permissions = role === 'admin' ? permissionsIn(key.granted) : NO_PERMISSIONS;
  return { kind: 'key', keyId, role, professionalId, scopes: new Set(scopes as Scope[]), permissions };
}

/**
 * Holds the key until the transaction ends. UNAUTHENTICATED if the key was revoked, or its professional lost access;
 * FORBIDDEN if its author lost a permission.
 */
export async function holdKey(tx: Transaction, { keyId, role, professionalId, permissions }: KeyActor): Promise<void> {
  const held = await tx.rows(HOLD, [keyId]);
  if (held.length === 0) throw refused('revoked');
  // After the lock, which a removal of access or permissions takes first.
  if (role === 'admin') {
    const [now] = await tx.rows(GRANTED_NOW, [keyId]);
    assertCan(covers(permissionsIn(now?.granted ?? null), permissions));
  }
  if (professionalId !== null && !(await hasAccess(tx, professionalId))) throw refused('without_access');
}

/** Keeps the permissions of the account on its clinic's keys, before it is deleted or demoted. */
export async function keepPermissions(tx: Transaction, userId: number): Promise<void> {
  await tx.rows(KEEP, [userId]);
}

/** Locks an account's keys: its professional's, and those of the clinic that it made. */
export async function lockKeysOf(tx: Transaction, userId: number): Promise<void> {
  await tx.rows(LOCK, [userId]);
}

function refused(why: keyof typeof WHY): AppError {
  return new AppError('UNAUTHENTICATED', `La clave de API ${WHY[why]}`);
}

/** SQL: joins the set `s` of the account that made the key `k`. */
const AUTHOR = `LEFT JOIN users AS author ON author.id = k.created_by_id
   LEFT JOIN permission_sets AS s ON s.id = author.permission_set_id`;
const OF_KEY = `coalesce(k.permissions, ${GRANTED})`;

const IDENTIFY = statement(
  'api-keys.identify',
  `SELECT k.id AS "keyId", k.role, k.professional_id AS "professionalId", k.scopes,
     k.requests_per_minute AS "requestsPerMinute", k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt",
     k.revoked_at AS "revokedAt", ${OF_KEY} AS granted, k.role = 'admin' OR coalesce(${HAS_ACCESS}, false) AS "hasAccess"
   FROM api_keys AS k LEFT JOIN professionals AS p ON p.id = k.professional_id LEFT JOIN users AS u ON u.id = p.user_id
   ${AUTHOR} WHERE k.token_hash = $1`,
  {
    keyId: int,
    role: oneOf<KeyActor['role']>(),
    professionalId: nullable(int),
    scopes: texts,
    requestsPerMinute: int,
    expiresAt: nullable(timestamp),
    lastUsedAt: nullable(timestamp),
    revokedAt: nullable(timestamp),
    hasAccess: bool,
    granted: nullable(texts),
  },
);
/** KEY SHARE lets the last use be written; revoking locks the row. */
const HOLD = statement('api-keys.hold', 'SELECT FROM api_keys WHERE id = $1 AND revoked_at IS NULL FOR KEY SHARE');
const GRANTED_NOW = statement(
  'api-keys.granted',
  `SELECT ${OF_KEY} AS granted FROM api_keys AS k ${AUTHOR} WHERE k.id = $1`,
  { granted: nullable(texts) },
);
/** SQL: in a fixed order, against deadlocks. */
const LOCK = statement(
  'api-keys.lock',
  `SELECT FROM api_keys
   WHERE professional_id = (SELECT id FROM professionals WHERE user_id = $1) OR role = 'admin' AND created_by_id = $1
   ORDER BY id FOR UPDATE`,
);
const KEEP = statement(
  'api-keys.keep-permissions',
  `UPDATE api_keys AS k SET permissions = ${GRANTED}
   FROM users AS author JOIN permission_sets AS s ON s.id = author.permission_set_id
   WHERE author.id = $1 AND k.created_by_id = author.id AND k.role = 'admin' AND k.permissions IS NULL`,
);

const EVERY_MS = 60_000;

/** Last write per key, by this process. */
const notedAt = perDatabase(() => new Map<number, number>());

/** Writes at most once a minute, without delaying the request. The next request repeats a failed write. */
function noteUse(db: Database, { keyId, lastUsedAt }: { keyId: number; lastUsedAt: Date | null }, now: Date): void {
  const own = notedAt(db);
  const last = Math.max(lastUsedAt?.getTime() ?? 0, own.get(keyId) ?? 0);
  if (now.getTime() - last < EVERY_MS) return;
  own.set(keyId, now.getTime());
  db.write((on) => on.rows(NOTE, [keyId, now])).catch(() => own.delete(keyId));
}

/** Leaves the version as it is: it counts edits. */
const NOTE = statement(
  'api-keys.note-use',
  'UPDATE api_keys SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)',
);

/** `hasAccess`: true for a key of the clinic. */
export function stateOf(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  hasAccess: boolean,
  now: Date,
): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return hasAccess ? 'active' : 'without_access';
}
