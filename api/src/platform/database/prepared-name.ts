import { createHash } from 'node:crypto';

/** Each connection keeps memory per prepared text, and filters combine into hundreds of texts. */
export const MOST_NAMES = 100;

const names = new Map<string, string>();

/**
 * The name to prepare a generated text under. '' beyond MOST_NAMES texts: PostgreSQL then prepares it for this once.
 */
export function preparedName(text: string): string {
  let name = names.get(text);
  if (name === undefined && names.size < MOST_NAMES) {
    name = `made-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    names.set(text, name);
  }
  return name ?? '';
}
