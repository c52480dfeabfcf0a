import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { coverageText } from './coverage-text';
import { usePayer } from './payer';
import { useProfessionalCoveragesQuery } from './payer.generated';
import { texts } from './texts';

/** Undefined while unknown, and without a chosen insurer. */
export interface PayerCoverages {
  isTaken: (professionalId: number) => boolean | undefined;
  /** A card's line. */
  textOf: (professionalId: number) => string | undefined;
  /** By one of several, as of a specialty; undefined also for none. */
  isTakenByAny: (professionalIds: readonly number[]) => boolean | undefined;
  textOfAny: (professionalIds: readonly number[]) => string | undefined;
}

const unknown = () => undefined;
const UNKNOWN: PayerCoverages = { isTaken: unknown, textOf: unknown, isTakenByAny: unknown, textOfAny: unknown };
const Coverages = createContext(UNKNOWN);

/** Asks once for all cards inside, when an insurer is chosen. A failure leaves the cards as they are. */
export function PayerCoveragesProvider({ currency, children }: { currency: string | undefined; children: ReactNode }) {
  const payer = usePayer();
  const { data } = useProfessionalCoveragesQuery({
    variables: { insurerId: payer?.insurerId ?? 0, planId: payer?.planId ?? null },
    skip: !payer || payer.isPrivatePay,
    errorToast: false,
  });
  const name = payer?.name;
  const listed = data?.professionalCoverages;
  const coverages = useMemo((): PayerCoverages => {
    if (name === undefined || !listed) return UNKNOWN;
    const byId = new Map(listed.map((coverage) => [coverage.professionalId, coverage]));
    const isTaken = (id: number) => {
      const coverage = byId.get(id);
      return coverage && coverage.outcome !== 'no';
    };
    const textOf = (id: number) => {
      const coverage = byId.get(id);
      return coverage && coverageText(name, coverage, currency);
    };
    const isTakenByAny = (ids: readonly number[]) => (ids.length === 0 ? undefined : ids.some((id) => isTaken(id)));
    const textOfAny = (ids: readonly number[]) => {
      if (ids.length === 0) return;
      const [text, ...others] = new Set(ids.filter((id) => isTaken(id)).map(textOf));
      if (text === undefined) return texts.takesNot(name);
      return others.length === 0 ? text : texts.takes(name);
    };
    return { isTaken, textOf, isTakenByAny, textOfAny };
  }, [name, listed, currency]);
  return <Coverages value={coverages}>{children}</Coverages>;
}

export function usePayerCoverages(): PayerCoverages {
  return useContext(Coverages);
}

/** Those who take the chosen insurer first, each group in its order. */
export function takersFirst<One>(all: readonly One[], isTaken: (one: One) => boolean | undefined): One[] {
  return all.toSorted((a, b) => Number(isTaken(a) === false) - Number(isTaken(b) === false));
}
