import { insurersCalled } from './insurer-words';

interface Known {
  name: string;
  aliases: readonly string[];
  rnasCode: string | null;
}

/** Spanish, shown. */
interface Mismatch {
  field: 'name' | 'rnasCode';
  message: string;
}

/** The insurer of a foreign list's row, by its code or its words; null: none, so it is a new one. */
export function matchInsurer<It extends Known>(
  insurers: readonly It[],
  { name, rnasCode }: Pick<Known, 'name' | 'rnasCode'>,
): { insurer: It | null } | { fault: Mismatch } {
  const called = insurersCalled(insurers, name);
  const coded = rnasCode === null ? undefined : insurers.find((it) => it.rnasCode === rnasCode);
  if (coded) {
    if (called.length === 0 || called.includes(coded)) return { insurer: coded };
    return fault('rnasCode', `Es el código de ${coded.name}, y el nombre es de ${listed(called)}`);
  }
  const named = called.filter((it) => insurersCalled([{ name: it.name, aliases: [] }], name).length > 0);
  const other = named.find((it) => rnasCode !== null && it.rnasCode !== null);
  if (other) return fault('rnasCode', `${other.name} ya está con el código ${other.rnasCode}`);
  // A word that several use, such as the trade, is no name beside another code.
  const possible = named.length > 0 ? named : called.filter((it) => rnasCode === null || it.rnasCode === null);
  if (possible.length > 1) return fault('name', `Puede ser ${listed(possible)}: agregá el código RNAS`);
  return { insurer: possible[0] ?? null };
}

function fault(field: Mismatch['field'], message: string): { fault: Mismatch } {
  return { fault: { field, message } };
}

function listed(insurers: readonly Known[]): string {
  return insurers.map(({ name }) => name).join(' o ');
}
