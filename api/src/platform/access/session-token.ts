import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url: 43 characters. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, which is enough for a token of full entropy. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of an `Authorization: Bearer …` header; null for none or another scheme. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,100})$/i.exec(header ?? '')?.[1] ?? null;
}
