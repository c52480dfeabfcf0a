import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { coverageText } from './coverage-text';
import { isGoneBy, usePayer, usePayerInstead, usePayerOn, type Payer } from './payer';
import { useProfessionalCoveragesQuery } from './payer.generated';
import { texts } from './texts';

/** Undefined while unknown, and without a chosen insurer. A blank text reserves a line while loading. */
export interface PayerCoverages {
  isTaken: (professionalId: number) => boolean | undefined;
  /** "No atiende OSDE" */
  refusalOf: (professionalId: number) => string | undefined;
  /** A card's line. */
  textOf: (professionalId: number) => string | undefined;
  /** By one of several, as of a specialty; undefined also for none. */
  isTakenByAny: (professionalIds: readonly number[]) => boolean | undefined;
  textOfAny: (professionalIds: readonly number[]) => string | undefined;
  isLoading: boolean;
  /** Ids of those who were asked about. */
  asked: readonly number[] | undefined;
  /** The clinic has removed the insurer or its plan since. */
  isGone: boolean;
  /** After a failure. */
  retry: (() => void) | undefined;
}

const unknown = () => undefined;
const UNKNOWN: PayerCoverages = {
  isTaken: unknown,
  refusalOf: unknown,
  textOf: unknown,
  isTakenByAny: unknown,
  textOfAny: unknown,
  isLoading: false,
  asked: undefined,
  isGone: false,
  retry: undefined,
};
const BLANK = '\u00a0';
const LOADING: PayerCoverages = {
  ...UNKNOWN,
  isLoading: true,
  textOf: () => BLANK,
  textOfAny: (ids) => (ids.length === 0 ? undefined : BLANK),
};
const Coverages = createContext(UNKNOWN);

interface Props {
  currency: string | undefined;
  /** null: none. Default: the visitor's choice. */
  payer?: Pick<Payer, 'insurerId' | 'planId' | 'name' | 'isPrivatePay'> | null;
  children: ReactNode;
}

/** Asks once for all cards inside, when an insurer is chosen. A failure leaves the cards as they are; PayerStatus reports it. */
export function PayerCoveragesProvider({ currency, payer: given, children }: Props) {
  const chosen = usePayer();
  const payer = given === undefined ? chosen : given;
  const { data, error, refetch } = useProfessionalCoveragesQuery({
    variables: { insurerId: payer?.insurerId ?? 0, planId: payer?.planId ?? null },
    skip: !payer || payer.isPrivatePay,
  });
  const name = payer?.isPrivatePay ? undefined : payer?.name;
  const listed = data?.professionalCoverages;
  const coverages = useMemo((): PayerCoverages => {
    if (name === undefined) return UNKNOWN;
    if (!listed && error && isGoneBy(error)) return { ...UNKNOWN, isGone: true };
    if (!listed) return error ? { ...UNKNOWN, retry: () => void refetch() } : LOADING;
    const byId = new Map(listed.map((coverage) => [coverage.professionalId, coverage]));
    const isTaken = (id: number) => {
      const coverage = byId.get(id);
      return coverage && coverage.outcome !== 'no';
    };
    const refusalOf = (id: number) => (isTaken(id) === false ? texts.takesNot(name) : undefined);
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
    return {
      isTaken,
      refusalOf,
      textOf,
      isTakenByAny,
      textOfAny,
      isLoading: false,
      asked: [...byId.keys()],
      isGone: false,
      retry: undefined,
    };
  }, [name, listed, error, refetch, currency]);
  return <Coverages value={coverages}>{children}</Coverages>;
}

export function usePayerCoverages(): PayerCoverages {
  return useContext(Coverages);
}

/** As usePayerOn, but never an insurer that the clinic has removed since. */
export function usePayerToSend(day: string): Payer | null | undefined {
  const payer = usePayerOn(day);
  const instead = usePayerInstead();
  return usePayerCoverages().isGone ? instead : payer;
}

/** Those who take the chosen insurer first, each group in its order. */
export function takersFirst<One>(all: readonly One[], isTaken: (one: One) => boolean | undefined): One[] {
  return all.toSorted((a, b) => Number(isTaken(a) === false) - Number(isTaken(b) === false));
}

/** Those who take the chosen insurer; all if none does. */
export function takersOf<One>(all: readonly One[], isTaken: (one: One) => boolean | undefined): readonly One[] {
  const takers = all.filter((one) => isTaken(one) !== false);
  return takers.length > 0 ? takers : all;
}
