import { bearerToken, newToken, TOKEN_LENGTH } from '../../platform/access/session-token';

/** Lets people and secret scanners recognize a key. */
const PREFIX = 'tnk_';
const MEANT = new RegExp(`^Bearer\\s+["'<]?(${PREFIX}.*)$`, 'i');
/** 4 characters of the 256 random bits. */
const SHOWN_LENGTH = PREFIX.length + 4;

export function newKeyToken(): string {
  return PREFIX + newToken();
}

/** Even cut off or with foreign characters, so that its sender gets an error, not a visitor's answer. */
export function keyMeantBy(authorization: string | undefined): string | null {
  const token = bearerToken(authorization);
  // A session's token may start like this by chance.
  if (token !== null) return token.startsWith(PREFIX) && token.length !== TOKEN_LENGTH ? token : null;
  return MEANT.exec(authorization ?? '')?.[1] ?? null;
}

export function startOf(token: string): string {
  return token.slice(0, SHOWN_LENGTH);
}
