/** Interval in minutes. */
export interface Drawn {
  from: number;
  to: number;
}

/** Share of the column's width. */
export interface Lane {
  left: number;
  width: number;
}

/** In the given order. Overlapping items share the width equally. */
export function lanesOf(items: readonly Drawn[]): Lane[] {
  const lanes = Array.from({ length: items.length }, (): Lane => ({ left: 0, width: 1 }));
  for (const group of overlapping(items)) {
    const { laneOf, count } = sweep(group.map((index) => items[index]!));
    for (const [position, index] of group.entries()) {
      lanes[index] = { left: laneOf[position]! / count, width: 1 / count };
    }
  }
  return lanes;
}

/** Groups of indexes by start, which don't overlap. */
function overlapping(items: readonly Drawn[]): number[][] {
  const order = items.map((_item, index) => index);
  order.sort((one, other) => items[one]!.from - items[other]!.from || items[other]!.to - items[one]!.to);
  const groups: number[][] = [];
  let end = -Infinity;
  for (const index of order) {
    const item = items[index]!;
    if (item.from < end) groups.at(-1)!.push(index);
    else groups.push([index]);
    end = Math.max(end, item.to);
  }
  return groups;
}

/** The first free lane for each item, by start. */
function sweep(items: readonly Drawn[]): { laneOf: number[]; count: number } {
  const ends: number[] = [];
  const laneOf = items.map((item) => {
    const free = ends.findIndex((end) => end <= item.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.to;
    return lane;
  });
  return { laneOf, count: Math.max(1, ends.length) };
}
