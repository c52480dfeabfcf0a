/** Undefined for other keys or at the edge. */
export function nextRow(key: string, ids: readonly string[], id: string): string | undefined {
  const index = ids.indexOf(id);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: ids.length - 1 }[key];
  return next === undefined || next === index ? undefined : ids[next];
}
