import { texts } from '../texts';

/**
 * What is another in a list since it was last seen, in words; null when nothing is. `items` are the ones shown, which keep
 * their identity while they stay the same.
 */
export function changesText(before: readonly { id: string }[], after: readonly { id: string }[]): string | null {
  const known = new Map(before.map((item) => [item.id, item]));
  const added = after.filter(({ id }) => !known.has(id)).length;
  const changed = after.filter((item) => known.has(item.id) && known.get(item.id) !== item).length;
  const gone = before.length + added - after.length;
  const parts = [
    added > 0 && texts.appointmentList.added(added),
    changed > 0 && texts.appointmentList.changed(changed),
    gone > 0 && texts.appointmentList.removed(gone),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
