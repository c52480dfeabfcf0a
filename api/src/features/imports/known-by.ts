import { nameKey } from '../../domain/import-values';

interface Named {
  id: number;
  name: string;
  email?: string;
}

/** Finds people and rooms as files name them. */
export interface KnownBy<One> {
  /** null: there is none; 'several': the name does not tell which. */
  find(text: string): One | null | 'several';
}

/** `idOf`: by their id, as an import brought it. It goes before a name, an e-mail before both. */
export function knownBy<One extends Named>(all: readonly One[], idOf: ReadonlyMap<string, number>): KnownBy<One> {
  const byId = new Map(all.map((one) => [one.id, one]));
  const byEmail = new Map(all.flatMap((one) => (one.email ? [[one.email.toLowerCase(), one] as const] : [])));
  const byName = new Map<string, One[]>();
  for (const one of all) byName.set(nameKey(one.name), [...(byName.get(nameKey(one.name)) ?? []), one]);
  return {
    find: (text) => {
      const imported = idOf.get(text);
      const sure = byEmail.get(text.toLowerCase()) ?? (imported === undefined ? undefined : byId.get(imported));
      if (sure) return sure;
      const named = byName.get(nameKey(text)) ?? [];
      return named.length > 1 ? 'several' : (named[0] ?? null);
    },
  };
}
