import { createHash } from 'node:crypto';

/**
 * A clinic uses some dozens. Every connection keeps about 190 KB for each, so that the hundreds of combinations that a
 * list's filters allow, or texts with values in them, would fill the server's memory.
 */
export const MOST_NAMES = 100;

const names = new Map<string, string>();

/**
 * The name under which every connection prepares SQL that was put together: alike for the same text. Beyond MOST_NAMES
 * texts it is empty, which is PostgreSQL's way to prepare one for this once.
 */
export function preparedName(text: string): string {
  let name = names.get(text);
  if (name === undefined && names.size < MOST_NAMES) {
    name = `made-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    names.set(text, name);
  }
  return name ?? '';
}
