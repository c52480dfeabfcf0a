/** Interval in minutes. */
export interface Drawn {
  from: number;
  to: number;
  /** Narrow, at the right. */
  isQuiet: boolean;
}

/** Share of the column's width. */
export interface Lane {
  left: number;
  width: number;
}

/** In minutes; fits a line of text. */
export const SHORTEST_DRAWN = 15;
/** Overlapping quiet items' share. */
const QUIET_SHARE = 0.3;

/** In the given order. Overlapping items share the width equally. */
export function lanesOf(items: readonly Drawn[]): Lane[] {
  const lanes = Array.from({ length: items.length }, (): Lane => ({ left: 0, width: 1 }));
  for (const group of overlapping(items)) {
    const isQuiet = (index: number) => items[index]!.isQuiet;
    const [loud, quiet] = [group.filter((index) => !isQuiet(index)), group.filter(isQuiet)];
    const loudShare = quiet.length === 0 ? 1 : 1 - QUIET_SHARE;
    for (const [members, left, share] of [
      [loud, 0, loudShare],
      [quiet, 1 - QUIET_SHARE, QUIET_SHARE],
    ] as const) {
      const { laneOf, count } = sweep(members.map((index) => items[index]!));
      for (const [position, index] of members.entries()) {
        lanes[index] = { left: left + (share * laneOf[position]!) / count, width: share / count };
      }
    }
  }
  return lanes;
}

const drawnEnd = ({ from, to }: Drawn) => Math.max(to, from + SHORTEST_DRAWN);

/** Groups of indexes by start, which don't overlap. */
function overlapping(items: readonly Drawn[]): number[][] {
  const order = items.map((_item, index) => index);
  order.sort((one, other) => items[one]!.from - items[other]!.from || drawnEnd(items[other]!) - drawnEnd(items[one]!));
  const groups: number[][] = [];
  let end = -Infinity;
  for (const index of order) {
    const item = items[index]!;
    if (item.from < end) groups.at(-1)!.push(index);
    else groups.push([index]);
    end = Math.max(end, drawnEnd(item));
  }
  return groups;
}

/** The first free lane for each item, by start. */
function sweep(items: readonly Drawn[]): { laneOf: number[]; count: number } {
  const ends: number[] = [];
  const laneOf = items.map((item) => {
    const free = ends.findIndex((end) => end <= item.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = drawnEnd(item);
    return lane;
  });
  return { laneOf, count: Math.max(1, ends.length) };
}
