import { createHash } from 'node:crypto';

/** Per connection: a name costs PostgreSQL some 85 KiB (ADR 115). */
export function namesKept(poolSize: number): number {
  return Math.max(LEAST_KEPT, Math.min(MOST_KEPT, Math.floor(KEPT_BY_POOL / poolSize)));
}

const MOST_KEPT = 200;
const LEAST_KEPT = 40;
const KEPT_BY_POOL = 4_000;

const MOST_REMEMBERED = 1_000;
const names = new Map<string, string>();

export function preparedName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    if (names.size === MOST_REMEMBERED) names.clear();
    name = `made-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    names.set(text, name);
  }
  return name;
}

export class KeptNames {
  private readonly names = new Set<string>();

  constructor(private readonly most: number) {}

  use(name: string): void {
    this.names.delete(name);
    this.names.add(name);
  }

  takeSurplus(): string[] {
    if (this.names.size <= this.most) return [];
    const surplus = [...this.names].slice(0, this.names.size - this.most);
    for (const name of surplus) this.names.delete(name);
    return surplus;
  }
}
