import { countText } from '../../kit/text/count-text';

interface Item {
  id: string;
}

/**
 * Describes changes of a list; null: none. Unchanged items keep their identity. `own`: the reader's changes, known when
 * they come or go.
 */
export function changesText(before: readonly Item[], after: readonly Item[], own: ReadonlySet<string>): string | null {
  const known = new Map(before.map((item) => [item.id, item]));
  const left = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !known.has(id) && !own.has(id)).length;
  const changed = after.filter((item) => known.has(item.id) && known.get(item.id) !== item).length;
  const gone = before.filter(({ id }) => !left.has(id) && !own.has(id)).length;
  const parts = [
    added > 0 && countText(added, 'nuevo', 'nuevos'),
    changed > 0 && countText(changed, 'modificado', 'modificados'),
    gone > 0 && countText(gone, 'quitado', 'quitados'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
