import type { ReactNode } from 'react';

import { SortableItem } from './SortableItem';
import { SortableFrame } from './sortable-styles';
import { useOrdering, type PutInOrder } from './useOrdering';

interface Props<Item> {
  /** For screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  /** Used in button names and announcements. */
  nameOf: (item: Item) => string;
  /** The caller shows the new order at once. */
  onOrder: PutInOrder<Item>;
  locked?: boolean;
  children: (item: Item) => ReactNode;
  /** Below an item, full width. */
  details?: (item: Item) => ReactNode;
}

/** A list that people sort by dragging or with "Subir" and "Bajar". Announces moves and failed saves. */
export function SortableList<Item>({ label, items, idOf, nameOf, onOrder, locked = false, children, details }: Props<Item>) {
  const { listId, move, news } = useOrdering({ items, idOf, nameOf, onOrder, locked });
  return (
    <>
      <SortableFrame className="order" aria-label={label}>
        {items.map((item, index) => (
          <SortableItem
            key={idOf(item)}
            listId={listId}
            index={index}
            count={items.length}
            name={nameOf(item)}
            locked={locked}
            onMove={move}
            details={details?.(item)}
          >
            {children(item)}
          </SortableItem>
        ))}
      </SortableFrame>
      {news}
    </>
  );
}
