import type { RefObject } from 'react';
import type { Location } from 'react-router-dom';

export type Loses = (from: Location, to: Location) => boolean;

export const toOtherAddress: Loses = (from, to) => from.pathname + from.search !== to.pathname + to.search;

/** The topmost is last. */
let guards: readonly RefObject<Loses>[] = [];
const listeners = new Set<() => void>();

function change(next: readonly RefObject<Loses>[]): void {
  guards = next;
  listeners.forEach((listener) => listener());
}

export function addGuard(guard: RefObject<Loses>): () => void {
  change([...guards, guard]);
  return () => change(guards.filter((other) => other !== guard));
}

export function giveUpUnsaved(): void {
  change([]);
}

export function topGuard(): RefObject<Loses> | undefined {
  return guards.at(-1);
}

export function followGuards(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const anyLoses: Loses = (from, to) => guards.some(({ current: loses }) => loses(from, to));
