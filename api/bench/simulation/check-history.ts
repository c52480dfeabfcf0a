import type { Operation, Place, Stored } from './history';
import { Spans, type Span } from './spans';

/**
 * What is wrong with a history and with what is stored at its end, in words; empty when both could have come about one
 * operation after the other, each between its question and its answer, with unsure ones having happened or not.
 */
export function faultsOf(operations: readonly Operation[], stored: Stored): string[] {
  const turnos = byTurno(operations);
  const certain = new Spans();
  const possible = new Spans();
  const faults: string[] = [];
  for (const [turno, own] of turnos) {
    const held = holdingsOf(own);
    for (const { place, certainly, possibly } of held.holdings) {
      if (certainly) certain.add(turno, place, certainly);
      possible.add(turno, place, possibly);
    }
    faults.push(...faultsOfEnd(turno, held.mayEndAs, stored.get(turno) ?? []));
  }
  for (const [one, other] of certain.overlaps()) {
    faults.push(`Turnos ${one} and ${other} held the same time of the same professional or room`);
  }
  for (const operation of operations) {
    if (operation.outcome !== 'taken' || operation.kind === 'cancel') continue;
    if (!possible.isHeldByAnother(operation.turno, operation.place, operation.invokedAt, operation.answeredAt)) {
      faults.push(`Turno ${operation.turno} was told that a time is taken which nobody can have held`);
    }
  }
  return faults;
}

interface Holding {
  place: Place;
  /** Since it was acknowledged until somebody asked to end it. */
  certainly: Span | null;
  /** Since it was asked for until the end was acknowledged. */
  possibly: Span;
}

function holdingsOf(own: readonly Operation[]): { holdings: Holding[]; mayEndAs: (Place | null)[] } {
  const holdings: Holding[] = [];
  let current: Holding | null = null;
  let mayEndAs: (Place | null)[] = [null];
  const end = (operation: Operation): void => {
    if (!current) return;
    if (current.certainly) current.certainly.until = Math.max(current.certainly.since, operation.invokedAt);
    if (operation.outcome === 'ok') current.possibly.until = operation.answeredAt;
  };
  for (const operation of own) {
    const { outcome, invokedAt, answeredAt } = operation;
    if (outcome === 'taken' || outcome === 'refused') continue;
    const isSure = outcome === 'ok';
    const before = current?.place ?? null;
    end(operation);
    if (operation.kind === 'cancel') {
      if (isSure) current = null;
      mayEndAs = isSure ? [null] : [before, null];
      continue;
    }
    const { place } = operation;
    current = {
      place,
      certainly: isSure ? { since: answeredAt, until: Infinity } : null,
      possibly: { since: invokedAt, until: Infinity },
    };
    holdings.push(current);
    mayEndAs = isSure ? [place] : [before, place];
  }
  return { holdings, mayEndAs };
}

function faultsOfEnd(turno: number, mayEndAs: readonly (Place | null)[], stored: readonly (Place | null)[]): string[] {
  if (stored.length > 1) return [`Turno ${turno} is stored ${stored.length} times`];
  const end = stored[0] ?? null;
  if (mayEndAs.some((place) => isSame(place, end))) return [];
  return [`Turno ${turno} is stored as ${inWords(end)}, and should be ${mayEndAs.map(inWords).join(' or ')}`];
}

function byTurno(operations: readonly Operation[]): Map<number, Operation[]> {
  const turnos = new Map<number, Operation[]>();
  for (const operation of operations) {
    const own = turnos.get(operation.turno);
    if (own) own.push(operation);
    else turnos.set(operation.turno, [operation]);
  }
  return turnos;
}

function isSame(one: Place | null, other: Place | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.professionalId === other.professionalId &&
    one.roomId === other.roomId &&
    one.from === other.from &&
    one.until === other.until
  );
}

function inWords(place: Place | null): string {
  if (!place) return 'nothing';
  return `${place.from} to ${place.until} of professional ${place.professionalId} in room ${place.roomId}`;
}
