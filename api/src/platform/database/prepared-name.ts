import { createHash } from 'node:crypto';

/** Each prepared text costs memory per connection, and filters combine into hundreds. */
export const MOST_NAMES = 100;

const PREFIX = 'made-';
const MOST_REMEMBERED = 1_000;
const names = new Map<string, string>();

/** For a text that is made while the program runs: always the same name. */
export function preparedName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    if (names.size === MOST_REMEMBERED) names.clear();
    name = `${PREFIX}${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    names.set(text, name);
  }
  return name;
}

/** The names of made texts that one connection keeps, the least recently used first. */
export class KeptNames {
  private readonly names = new Set<string>();

  use(name: string): void {
    if (!name.startsWith(PREFIX)) return;
    this.names.delete(name);
    this.names.add(name);
  }

  /** Forgets and returns those beyond MOST_NAMES. */
  takeSurplus(): string[] {
    if (this.names.size <= MOST_NAMES) return [];
    const surplus = [...this.names].slice(0, this.names.size - MOST_NAMES);
    for (const name of surplus) this.names.delete(name);
    return surplus;
  }
}
