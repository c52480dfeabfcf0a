/** Minutes. */
export interface Drawn {
  from: number;
  to: number;
  /** Narrow, at the right: holds no time. */
  isQuiet: boolean;
}

/** Shares of the column's width. */
export interface Lane {
  left: number;
  width: number;
}

/** Shorter ones are drawn as long as this, so that a line of text fits. */
export const SHORTEST_DRAWN = 15;
/** Of the width, where quiet ones are beside. */
const QUIET_SHARE = 0.3;

/** A lane for each, in the given order: what overlaps is side by side, as wide as its overlapping group lets. */
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
      const { places, count } = sweep(members.map((index) => items[index]!));
      for (const [place, index] of members.entries()) {
        lanes[index] = { left: left + (share * places[place]!) / count, width: share / count };
      }
    }
  }
  return lanes;
}

const drawnEnd = ({ from, to }: Drawn) => Math.max(to, from + SHORTEST_DRAWN);

/** Indexes, earliest first, in groups of which none overlaps another. */
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

/** The first free lane for each, by start. */
function sweep(items: readonly Drawn[]): { places: number[]; count: number } {
  const ends: number[] = [];
  const places = items.map((item) => {
    const free = ends.findIndex((end) => end <= item.from);
    const place = free === -1 ? ends.length : free;
    ends[place] = drawnEnd(item);
    return place;
  });
  return { places, count: Math.max(1, ends.length) };
}
