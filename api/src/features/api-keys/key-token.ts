import { bearerToken, newToken, TOKEN_LENGTH } from '../../platform/access/session-token';

/** For people and secret scanners. */
const PREFIX = 'tnk_';
const MEANT = new RegExp(`^Bearer\\s+["'<]?(${PREFIX}.*)$`, 'i');
/** With 4 random characters. */
const SHOWN_LENGTH = PREFIX.length + 4;

export function newKeyToken(): string {
  return PREFIX + newToken();
}

/** Recognizes keys cut off or with foreign characters too, so that its sender gets an error, not a visitor's answer. */
export function keyMeantBy(authorization: string | undefined): string | null {
  const token = bearerToken(authorization);
  // A session's token may begin alike.
  if (token !== null) return token.startsWith(PREFIX) && token.length !== TOKEN_LENGTH ? token : null;
  return MEANT.exec(authorization ?? '')?.[1] ?? null;
}

export function startOf(token: string): string {
  return token.slice(0, SHOWN_LENGTH);
}
