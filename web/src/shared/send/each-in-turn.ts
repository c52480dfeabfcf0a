/**
 * Runs `work` for every item, at most `width` at a time, in order. Starts no more once `isOver` says so.
 * Resolves with what was done, in the order of the items.
 */
export async function eachInTurn<Item, Result>(
  items: readonly Item[],
  { width, isOver, work }: { width: number; isOver: () => boolean; work: (item: Item) => Promise<Result> },
): Promise<Result[]> {
  const results = new Map<number, Result>();
  let next = 0;
  const run = async () => {
    while (next < items.length && !isOver()) {
      const index = next;
      next += 1;
      // Index is below the length.
      results.set(index, await work(items[index] as Item));
    }
  };
  await Promise.all(Array.from({ length: width }, run));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
