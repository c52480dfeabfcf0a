import type { CoverageOutcome } from './coverage-rules';

/** State of an insurer's authorization of a turno. */
export const AuthorizationStatus = {
  needed: 'needed',
  requested: 'requested',
  granted: 'granted',
  refused: 'refused',
  expired: 'expired',
} as const;
export type AuthorizationStatus = keyof typeof AuthorizationStatus;

/** Expiry follows from the dates. */
export type StoredAuthorization = Exclude<AuthorizationStatus, 'expired'>;

export const AUTHORIZATION_LABELS: Record<AuthorizationStatus, string> = {
  needed: 'Falta pedirla',
  requested: 'Pedida',
  granted: 'Autorizada',
  refused: 'Rechazada',
  expired: 'Vencida',
};

/** A granted authorization expires before the turno. Dates yyyy-MM-dd. */
export function authorizationStatus(
  stored: StoredAuthorization,
  validUntil: string | null,
  turnoDate: string,
): AuthorizationStatus {
  return stored === 'granted' && validUntil !== null && validUntil < turnoDate ? 'expired' : stored;
}

/** After the turno was judged: `needed` appears and disappears with the outcome, what the desk noted stays. */
export function authorizationAfter(
  outcome: CoverageOutcome,
  stored: StoredAuthorization | null,
): StoredAuthorization | null {
  if (outcome === 'with_authorization') return stored ?? 'needed';
  return stored === 'needed' ? null : stored;
}

export const AUTHORIZATION_LIMITS = { number: 40, orderCuir: 60 } as const;
