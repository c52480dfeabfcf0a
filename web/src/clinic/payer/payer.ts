import { payerName } from '@turnero/api/domain/coverage-words';
import { useSyncExternalStore } from 'react';

import { PAYER_KEY } from '../../kit/session/left-in-tab';

/** An insurer, perhaps a plan, or the patient. */
export interface Payer {
  insurerId: number;
  /** With the plan, as "OSDE 210". */
  name: string;
  planId: number | null;
  isPrivatePay: boolean;
  /** Pattern of members' numbers. */
  numberPattern: string | null;
  /** One of the account's own patient. */
  coverageId: string | null;
}

const NONE = 'null';
const listeners = new Set<() => void>();
/** While storage is blocked. */
let inMemory: string | null = null;
let last: { text: string; payer: Payer | null } = { text: NONE, payer: null };

/** Chosen in this tab until sign-out. undefined: not asked yet; null: taken off. */
export function usePayer(): Payer | null | undefined {
  return useSyncExternalStore(subscribe, readPayer, () => undefined);
}

export function choosePayer(payer: Payer | null): void {
  inMemory = JSON.stringify(payer);
  try {
    sessionStorage.setItem(PAYER_KEY, inMemory);
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener();
}

interface Choosable {
  id: number;
  name: string;
  kind: string;
  numberPattern: string | null;
}

export function payerOf(insurer: Choosable, plan?: { id: number; name: string } | null, coverageId?: string): Payer {
  return {
    insurerId: insurer.id,
    name: payerName({ insurerName: insurer.name, planName: plan?.name ?? null }),
    planId: plan?.id ?? null,
    isPrivatePay: insurer.kind === 'private_pay',
    numberPattern: insurer.numberPattern,
    coverageId: coverageId ?? null,
  };
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
