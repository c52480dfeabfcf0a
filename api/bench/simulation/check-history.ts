import type { Operation, Place, Stored } from './history';

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

/** In milliseconds; `until` may be Infinity. */
interface Span {
  since: number;
  until: number;
}

interface Held extends Span {
  turno: number;
}

/** Since when and until when turnos held the quarters of an hour of professionals and rooms. */
class Spans {
  private readonly cells = new Map<string, Held[]>();
  /** Of each sorted cell: the greatest `until` up to there. */
  private readonly latest = new Map<string, number[]>();

  add(turno: number, place: Place, { since, until }: Span): void {
    if (since >= until) return;
    for (const cell of cellsOf(place)) {
      const held = this.cells.get(cell);
      if (held) held.push({ turno, since, until });
      else this.cells.set(cell, [{ turno, since, until }]);
    }
  }

  /** Pairs of turnos that held a quarter at the same moment, each pair once. */
  overlaps(): [number, number][] {
    const pairs = new Map<string, [number, number]>();
    for (const held of this.cells.values()) {
      held.sort(bySince);
      let last = held[0]!;
      for (const next of held.slice(1)) {
        if (next.since < last.until && next.turno !== last.turno) {
          pairs.set(`${last.turno} ${next.turno}`, [last.turno, next.turno]);
        }
        if (next.until > last.until) last = next;
      }
    }
    return [...pairs.values()];
  }

  /** Whether another turno held a part of `place` at some moment from `from` to `until`. */
  isHeldByAnother(turno: number, place: Place, from: number, until: number): boolean {
    return cellsOf(place).some((cell) => this.cellIsHeld(cell, turno, from, until));
  }

  private cellIsHeld(cell: string, turno: number, from: number, until: number): boolean {
    const held = this.cells.get(cell);
    if (!held) return false;
    const latest = this.latestOf(cell, held);
    for (let index = lastSince(held, until); index >= 0 && latest[index]! >= from; index -= 1) {
      const one = held[index]!;
      if (one.turno !== turno && one.until >= from) return true;
    }
    return false;
  }

  private latestOf(cell: string, held: Held[]): number[] {
    let latest = this.latest.get(cell);
    if (latest) return latest;
    held.sort(bySince);
    let greatest = -Infinity;
    latest = held.map(({ until }) => (greatest = Math.max(greatest, until)));
    this.latest.set(cell, latest);
    return latest;
  }
}

function cellsOf({ professionalId, roomId, from, until }: Place): string[] {
  return Array.from({ length: until - from }, (_, index) => from + index).flatMap((quarter) => [
    `professional ${professionalId} ${quarter}`,
    `room ${roomId} ${quarter}`,
  ]);
}

function bySince(one: Held, other: Held): number {
  return one.since - other.since;
}

/** Index of the last that began by `until`; -1 when none did. */
function lastSince(held: readonly Held[], until: number): number {
  let [low, high] = [0, held.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (held[middle]!.since <= until) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
