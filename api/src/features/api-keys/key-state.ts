import type { ApiKey, ApiKeyState } from './api-key.entity';

/** `hasAccess`: whether its professional has; true for one of the clinic's. */
export function stateOf(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  hasAccess: boolean,
  now: Date,
): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return hasAccess ? 'active' : 'without_access';
}
