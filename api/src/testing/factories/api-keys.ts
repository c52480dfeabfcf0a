import { newKeyToken, startOf } from '../../features/api-keys/key-token';
import type { Scope } from '../../domain/scopes';
import { hashToken } from '../../platform/access/session-token';
import type { Database } from '../../platform/database/database';
import { insertRow } from './rows';

interface KeyTraits {
  name?: string;
  /** Default: the clinic's. */
  professionalId?: number;
  scopes?: readonly Scope[];
  requestsPerMinute?: number;
  expiresAt?: Date;
  revokedAt?: Date;
  /** Account that made it. */
  createdById?: number;
}

export async function makeKey(db: Database, traits: KeyTraits = {}): Promise<{ id: number; token: string }> {
  const token = newKeyToken();
  const id = await insertRow(db, 'api_keys', {
    name: traits.name ?? 'Central telefónica',
    role: traits.professionalId === undefined ? 'admin' : 'professional',
    professional_id: traits.professionalId ?? null,
    scopes: traits.scopes ?? [],
    requests_per_minute: traits.requestsPerMinute ?? 600,
    token_hash: hashToken(token),
    token_start: startOf(token),
    created_at: new Date('2020-01-01T00:00:00Z'),
    expires_at: traits.expiresAt ?? null,
    revoked_at: traits.revokedAt ?? null,
    created_by_id: traits.createdById ?? null,
  });
  return { id, token };
}
