import type { CoverageKey } from '@turnero/api/domain/coverage-rules';
import { findInsurers } from '@turnero/api/domain/insurer-words';

import { insurersToRule, keyText, payerName, turnosName, type KeyNames } from '../coverage-keys';
import type { CopayFactsFragment } from '../coverage-rules.generated';
import type { CopaysQuery } from './copays.generated';

/** The amounts of one key. */
export interface CopayRow {
  id: string;
  key: CoverageKey;
  /** 'OSDE 210'. */
  payer: string;
  /** 'Cardiología'. */
  turnos: string;
  /** Null: none applies yet. */
  current: CopayFactsFragment | null;
  later: readonly CopayFactsFragment[];
}

/** Accepted insurers' only, without those of removed professionals and appointment types. */
export function copayRows(data: CopaysQuery, today: string): CopayRow[] {
  const accepted = new Set(insurersToRule(data).map(({ id }) => id));
  const byKey = new Map<string, CopayFactsFragment[]>();
  for (const amount of data.copayAmounts) {
    const id = keyText(amount);
    byKey.set(id, [...(byKey.get(id) ?? []), amount]);
  }
  return [...byKey].flatMap(([id, amounts]) => {
    const key = amounts[0]!;
    const turnos = turnosName(key, data);
    if (turnos === null || !accepted.has(key.insurerId)) return [];
    const current = amounts.findLast(({ validFrom }) => validFrom <= today) ?? null;
    const later = amounts.filter(({ validFrom }) => validFrom > today);
    // A key's own amount that has ended is no row.
    return current?.amount == null && later.length === 0
      ? []
      : { id, key, payer: payerName(key, data), turnos, current, later };
  });
}

/** Rows of the insurers that the words name. */
export function findCopays(rows: readonly CopayRow[], search: string, data: KeyNames): CopayRow[] {
  const found = findInsurers(insurersToRule(data), search).map(({ id }) => id);
  return found.flatMap((insurerId) => rows.filter(({ key }) => key.insurerId === insurerId));
}
