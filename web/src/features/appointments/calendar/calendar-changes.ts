import { texts } from '../texts';

interface Item {
  id: string;
}

/**
 * What is another in a list since it was last seen, in words; null when nothing is. `items` are the ones shown, which keep
 * their identity while they stay the same. `own`: whoever reads it has made or moved these and knows that they came or went.
 */
export function changesText(before: readonly Item[], after: readonly Item[], own: ReadonlySet<string>): string | null {
  const known = new Map(before.map((item) => [item.id, item]));
  const left = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !known.has(id) && !own.has(id)).length;
  const changed = after.filter((item) => known.has(item.id) && known.get(item.id) !== item).length;
  const gone = before.filter(({ id }) => !left.has(id) && !own.has(id)).length;
  const parts = [
    added > 0 && texts.appointmentList.added(added),
    changed > 0 && texts.appointmentList.changed(changed),
    gone > 0 && texts.appointmentList.removed(gone),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
