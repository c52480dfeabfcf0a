import type { RefObject } from 'react';
import type { Location } from 'react-router-dom';

/** Whether something is lost on the way from one address to the other. */
export type Loses = (from: Location, to: Location) => boolean;

/** For what belongs to an address with its query, as to a month: on any other. */
export const toOtherAddress: Loses = (from, to) => from.pathname + from.search !== to.pathname + to.search;

/** Of everything on show that may hold something unsaved; what came last lies on top of the rest. */
let guards: readonly RefObject<Loses>[] = [];
const listeners = new Set<() => void>();

function change(next: readonly RefObject<Loses>[]): void {
  guards = next;
  listeners.forEach((listener) => listener());
}

/** Returns how to take it out again. */
export function addGuard(guard: RefObject<Loses>): () => void {
  change([...guards, guard]);
  return () => change(guards.filter((other) => other !== guard));
}

/** What is unsaved is given up: nobody is asked about it any more. */
export function giveUpUnsaved(): void {
  change([]);
}

export function topGuard(): RefObject<Loses> | undefined {
  return guards.at(-1);
}

/** Calls `listener` when another guard is on top. Returns how to stop that. */
export function followGuards(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether any guard loses something. */
export const anyLoses: Loses = (from, to) => guards.some(({ current: loses }) => loses(from, to));
