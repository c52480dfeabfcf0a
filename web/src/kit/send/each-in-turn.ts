/** Runs `work` in order, at most `width` at once, until `isOver`. Resolves to finished results in item order. */
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
      results.set(index, await work(items[index] as Item));
    }
  };
  await Promise.all(Array.from({ length: width }, run));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
