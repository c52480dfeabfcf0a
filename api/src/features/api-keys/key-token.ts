import { newToken, TOKEN_LENGTH } from '../../platform/access/session-token';

/** For people, and for scanners that look for secrets where none belongs. */
const PREFIX = 'tnk_';
/** Of these alone nobody guesses the rest: 256 random bits follow the prefix. */
const SHOWN_LENGTH = PREFIX.length + 4;

export function newKeyToken(): string {
  return PREFIX + newToken();
}

/** A session's token may begin so too, by chance. */
export function isKeyToken(token: string): boolean {
  return token.startsWith(PREFIX) && token.length !== TOKEN_LENGTH;
}

export function startOf(token: string): string {
  return token.slice(0, SHOWN_LENGTH);
}
