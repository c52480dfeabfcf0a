import type { Operation, Place, Stored } from './history';

/**
 * In words. [] when history and rows are possible with one operation after the other, each between its request and its
 * answer. Unsure operations may have happened or not.
 */
export function faultsOf(operations: readonly Operation[], stored: Stored): string[] {
  const certain = new Spans();
  const possible = new Spans();
  const faults: string[] = [];
  const turnos = new Map<number, Operation[]>();
  for (const operation of operations) append(turnos, operation.turno, operation);
  for (const [turno, own] of turnos) {
    const { holdings, mayEndAs } = holdingsOf(own);
    for (const { place, certainly, possibly } of holdings) {
      if (certainly) certain.add(turno, place, certainly);
      possible.add(turno, place, possibly);
    }
    faults.push(...faultsOfEnd(turno, mayEndAs, stored.get(turno) ?? []));
  }
  for (const pair of certain.overlaps()) {
    faults.push(`Turnos ${pair} held the same time of the same professional or room`);
  }
  for (const operation of operations) {
    if (operation.outcome === 'taken' && operation.kind !== 'cancel' && !possible.isHeldByAnother(operation)) {
      faults.push(`Turno ${operation.turno} was refused as taken, but no other can have held that time`);
    }
  }
  return faults;
}

interface Holding {
  place: Place;
  /** From the acknowledgement until the request that ends it. */
  certainly: Span | null;
  /** From the request until the acknowledgement of its end. */
  possibly: Span;
}

/** Places held, and those where it may be in the end. */
function holdingsOf(own: readonly Operation[]): { holdings: Holding[]; mayEndAs: (Place | null)[] } {
  const holdings: Holding[] = [];
  let current: Holding | null = null;
  let mayEndAs: (Place | null)[] = [null];
  const end = ({ outcome, invokedAt, answeredAt }: Operation): void => {
    if (!current) return;
    if (current.certainly) current.certainly.until = Math.max(current.certainly.since, invokedAt);
    if (outcome === 'ok') current.possibly.until = answeredAt;
  };
  for (const operation of own) {
    const { outcome, invokedAt, answeredAt } = operation;
    if (outcome === 'taken' || outcome === 'refused') continue;
    const isSure = outcome === 'ok';
    const before = current?.place ?? null;
    const after = operation.kind === 'cancel' ? null : operation.place;
    mayEndAs = isSure ? [after] : [before, after];
    end(operation);
    if (after) {
      current = {
        place: after,
        certainly: isSure ? { since: answeredAt, until: Infinity } : null,
        possibly: { since: invokedAt, until: Infinity },
      };
      holdings.push(current);
    } else if (isSure) current = null;
  }
  return { holdings, mayEndAs };
}

function faultsOfEnd(turno: number, mayEndAs: readonly (Place | null)[], stored: readonly (Place | null)[]): string[] {
  if (stored.length > 1) return [`Turno ${turno} is stored ${stored.length} times`];
  const end = inWords(stored[0] ?? null);
  const possible = mayEndAs.map(inWords);
  return possible.includes(end) ? [] : [`Turno ${turno} is stored as ${end}, and should be ${possible.join(' or ')}`];
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function inWords(place: Place | null): string {
  if (!place) return 'nothing';
  return `${place.from} to ${place.until} of professional ${place.professionalId} in room ${place.roomId}`;
}

/** Milliseconds; `until` may be Infinity. */
interface Span {
  since: number;
  until: number;
}

interface Held extends Span {
  turno: number;
}

/** By quarters of an hour of professionals and rooms. Each has few holders, so lists are read. */
class Spans {
  private readonly cells = new Map<string, Held[]>();

  add(turno: number, place: Place, { since, until }: Span): void {
    if (since >= until) return;
    for (const cell of cellsOf(place)) append(this.cells, cell, { turno, since, until });
  }

  /** Pairs of turnos that held a quarter at once. */
  overlaps(): Set<string> {
    const pairs = new Set<string>();
    for (const held of this.cells.values()) {
      held.sort((one, other) => one.since - other.since);
      let last = held[0]!;
      for (const next of held.slice(1)) {
        if (next.since < last.until && next.turno !== last.turno) pairs.add(`${last.turno} and ${next.turno}`);
        if (next.until > last.until) last = next;
      }
    }
    return pairs;
  }

  /** At some moment between request and answer. */
  isHeldByAnother({ turno, place, invokedAt, answeredAt }: Operation & { place: Place }): boolean {
    return cellsOf(place).some((cell) =>
      this.cells.get(cell)?.some((held) => held.turno !== turno && held.since <= answeredAt && held.until >= invokedAt),
    );
  }
}

function cellsOf({ professionalId, roomId, from, until }: Place): string[] {
  return Array.from({ length: until - from }, (_, index) => from + index).flatMap((quarter) => [
    `professional ${professionalId} ${quarter}`,
    `room ${roomId} ${quarter}`,
  ]);
}
