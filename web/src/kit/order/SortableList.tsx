import type { ReactNode } from 'react';

import { SortableItem } from './SortableItem';
import { SortableFrame } from './sortable-styles';
import { useOrdering, type PutInOrder } from './useOrdering';

interface Props<Item> {
  /** For screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  /** The caller shows the new order at once. */
  onOrder: PutInOrder<Item>;
  locked?: boolean;
  children: (item: Item) => ReactNode;
  /** Full width, below an item. */
  details?: (item: Item) => ReactNode;
}

/** Sorted by dragging or buttons. Announces moves and failed saves. */
export function SortableList<Item>({
  label,
  items,
  idOf,
  nameOf,
  onOrder,
  locked = false,
  children,
  details,
}: Props<Item>) {
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
