import { createHash, randomBytes } from 'node:crypto';

/** Characters. */
export const TOKEN_LENGTH = 43;

/** Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Plain SHA-256 is enough for a random token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,100})$/i.exec(header ?? '')?.[1] ?? null;
}
