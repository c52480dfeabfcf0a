import { bearerToken, newToken, TOKEN_LENGTH } from '../../platform/access/session-token';

/** For people, and for scanners that look for secrets where none belongs. */
const PREFIX = 'tnk_';
const MEANT = new RegExp(`^Bearer\\s+["'<]?(${PREFIX}.*)$`, 'i');
/** Of these alone nobody guesses the rest: 256 random bits follow the prefix. */
const SHOWN_LENGTH = PREFIX.length + 4;

export function newKeyToken(): string {
  return PREFIX + newToken();
}

/**
 * What an Authorization header means as a key, also when it was cut off or copied with something around it: who sends
 * that learns that it is none, and is not taken for a visitor. null: none is meant.
 */
export function keyMeantBy(authorization: string | undefined): string | null {
  const token = bearerToken(authorization);
  // A session's token may begin so too, by chance.
  if (token !== null) return token.startsWith(PREFIX) && token.length !== TOKEN_LENGTH ? token : null;
  return MEANT.exec(authorization ?? '')?.[1] ?? null;
}

export function startOf(token: string): string {
  return token.slice(0, SHOWN_LENGTH);
}
