import type { Place } from './history';

/** In milliseconds; `until` may be Infinity. */
export interface Span {
  since: number;
  until: number;
}

interface Held extends Span {
  turno: number;
}

/** Since when and until when turnos held the quarters of an hour of professionals and rooms. */
export class Spans {
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
