import { createHash } from 'node:crypto';

/** Each prepared text costs memory per connection, and filters combine into hundreds. */
export const MOST_NAMES = 100;

const names = new Map<string, string>();

/** '' beyond MOST_NAMES texts: PostgreSQL then keeps no plan. */
export function preparedName(text: string): string {
  let name = names.get(text);
  if (name === undefined && names.size < MOST_NAMES) {
    name = `made-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    names.set(text, name);
  }
  return name ?? '';
}
