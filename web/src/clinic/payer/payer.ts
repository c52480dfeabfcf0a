import { isValidOn } from '@turnero/api/domain/coverage';
import { payerName } from '@turnero/api/domain/coverage-words';
import { useMemo, useSyncExternalStore } from 'react';

import type { ApiError } from '../../kit/errors/api-error';
import { PAYER_KEY, whenForgotten } from '../../kit/session/left-in-tab';
import type { CoverageFactsFragment } from '../coverages/coverages.generated';
import { useWho } from '../session/useWho';

/** An insurer, perhaps a plan, or the patient. */
export interface Payer {
  /** 0: the patient. */
  insurerId: number;
  /** With the plan, as "OSDE 210". */
  name: string;
  planId: number | null;
  isPrivatePay: boolean;
  /** Pattern of members' numbers. */
  numberPattern: string | null;
  own: OwnCoverage | null;
}

/** A coverage of the account's own patient. */
interface OwnCoverage {
  coverageId: string;
  userId: number;
  /** yyyy-MM-dd */
  validFrom: string;
  /** Last day. */
  validTo: string | null;
}

const NONE = 'null';
const listeners = new Set<() => void>();
/** While storage is blocked. */
let inMemory: string | null = null;
let last: { text: string; payer: Payer | null } = { text: NONE, payer: null };

/** Chosen in this tab until sign-out. undefined: not asked yet, or another account's; null: taken off. */
export function usePayer(): Payer | null | undefined {
  const payer = useSyncExternalStore(subscribe, readPayer, () => undefined);
  const userId = useWho()?.id;
  return payer?.own && payer.own.userId !== userId ? undefined : payer;
}

/** An own coverage that is not valid on the day is an insurer like any other. */
export function usePayerOn(day: string): Payer | null | undefined {
  const payer = usePayer();
  return useMemo(() => (payer?.own && !isValidOn(payer.own, day) ? { ...payer, own: null } : payer), [payer, day]);
}

/** Known without a query, which could fail. */
export const PRIVATE_PAY: Payer = {
  insurerId: 0,
  name: 'Particular',
  planId: null,
  isPrivatePay: true,
  numberPattern: null,
  own: null,
};

/** Sent instead of an insurer that the clinic has removed: it would copy a patient's primary coverage to a turno without any. */
export function usePayerInstead(): Payer | undefined {
  return useWho()?.role === 'user' ? PRIVATE_PAY : undefined;
}

/** An own coverage pays for no other patient. */
export function paysFor({ own }: Payer, forWhom: string): boolean {
  return own === null || forWhom === 'me';
}

/** Whether a query about a payer failed because the clinic has removed the insurer or its plan. */
export function isGoneBy({ code, field }: ApiError): boolean {
  return code === 'NOT_FOUND' && (field === 'insurerId' || field === 'planId');
}

export function choosePayer(payer: Payer | null): void {
  inMemory = JSON.stringify(payer);
  try {
    sessionStorage.setItem(PAYER_KEY, inMemory);
  } catch {
    // Kept in memory.
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

whenForgotten(() => {
  inMemory = null;
  notify();
});

interface Choosable {
  id: number;
  name: string;
  kind: string;
  numberPattern: string | null;
}

export function payerOf(insurer: Choosable, plan?: { id: number; name: string } | null): Payer {
  if (insurer.kind === 'private_pay') return PRIVATE_PAY;
  return {
    insurerId: insurer.id,
    name: payerName({ insurerName: insurer.name, planName: plan?.name ?? null }),
    planId: plan?.id ?? null,
    isPrivatePay: false,
    numberPattern: insurer.numberPattern,
    own: null,
  };
}

export function ownPayer({ id, insurer, plan, validFrom, validTo }: CoverageFactsFragment, userId: number): Payer {
  return { ...payerOf(insurer, plan), own: { coverageId: id, userId, validFrom, validTo } };
}

function readPayer(): Payer | null | undefined {
  const text = storedPayer();
  if (text === null) return undefined;
  if (text !== last.text) last = { text, payer: JSON.parse(text) as Payer | null };
  return last.payer;
}

function storedPayer(): string | null {
  try {
    return sessionStorage.getItem(PAYER_KEY);
  } catch {
    return inMemory;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
