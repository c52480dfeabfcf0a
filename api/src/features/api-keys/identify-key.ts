import type { Scope } from '../../domain/scopes';
import type { KeyActor } from '../../platform/access/actor';
import { hashToken } from '../../platform/access/session-token';
import { bool, int, nullable, oneOf, texts, timestamp } from '../../platform/database/columns';
import type { Database, Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { AppError } from '../../platform/errors/app-error';

/** UNAUTHENTICATED unless it may still be used. */
export async function identifyKey(db: Database, token: string, now: Date): Promise<KeyActor> {
  const [key] = await db.rows(IDENTIFY, [hashToken(token)]);
  if (!key) throw refused('no existe');
  if (key.revokedAt !== null) throw refused('fue revocada');
  if (key.expiresAt !== null && key.expiresAt <= now) throw refused('venció');
  if (!key.hasAccess) throw withoutAccess();
  const { keyId, role, professionalId, scopes } = key;
  return { kind: 'key', keyId, role, professionalId, scopes: new Set(scopes as Scope[]) };
}

/**
 * UNAUTHENTICATED when the key was revoked, or its professional's account lost its access, since the request arrived.
 * Otherwise neither can happen before the transaction ends.
 */
export async function holdKey(tx: Transaction, { keyId, professionalId }: KeyActor): Promise<void> {
  const held = await tx.rows(HOLD, [keyId]);
  if (held.length === 0) throw refused('fue revocada');
  if (professionalId === null) return;
  // After the lock: whoever takes the access away holds the key meanwhile.
  const found = await tx.rows(ACCESS_OF, [professionalId]);
  if (found.length === 0) throw withoutAccess();
}

/** Waits for what the keys of an account's professional have begun, and holds what they begin. */
export async function lockKeysOf(tx: Transaction, userId: number): Promise<void> {
  await tx.rows(LOCK, [userId]);
}

function withoutAccess(): AppError {
  return refused('es de un profesional que ya no tiene acceso');
}

function refused(why: string): AppError {
  return new AppError('UNAUTHENTICATED', `La clave de API ${why}`);
}

const HAS_ACCESS = "u.role = 'professional' AND u.suspended_at IS NULL";

export const IDENTIFY = statement(
  'api-keys.identify',
  `SELECT k.id AS "keyId", k.role, k.professional_id AS "professionalId", k.scopes, k.expires_at AS "expiresAt",
     k.revoked_at AS "revokedAt", k.role = 'admin' OR coalesce(${HAS_ACCESS}, false) AS "hasAccess"
   FROM api_keys AS k LEFT JOIN professionals AS p ON p.id = k.professional_id LEFT JOIN users AS u ON u.id = p.user_id
   WHERE k.token_hash = $1`,
  {
    keyId: int,
    role: oneOf<KeyActor['role']>(),
    professionalId: nullable(int),
    scopes: texts,
    expiresAt: nullable(timestamp),
    revokedAt: nullable(timestamp),
    hasAccess: bool,
  },
);
/** SQL: locks only the id, so that its last use can be written meanwhile; who revokes locks the row. */
const HOLD = statement('api-keys.hold', 'SELECT FROM api_keys WHERE id = $1 AND revoked_at IS NULL FOR KEY SHARE');
const ACCESS_OF = statement(
  'api-keys.access',
  `SELECT FROM professionals AS p JOIN users AS u ON u.id = p.user_id WHERE p.id = $1 AND ${HAS_ACCESS}`,
);
/** SQL: in a fixed order, to avoid deadlocks. */
const LOCK = statement(
  'api-keys.lock',
  `SELECT FROM api_keys WHERE professional_id = (SELECT id FROM professionals WHERE user_id = $1) ORDER BY id FOR UPDATE`,
);
