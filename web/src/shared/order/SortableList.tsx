import type { ReactNode } from 'react';

import { SortableItem } from './SortableItem';
import { SortableFrame } from './sortable-styles';
import { useOrdering, type PutInOrder } from './useOrdering';

interface Props<Item> {
  /** What is put in order, for screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  /** What an item is called in the names of its buttons and when it has moved. */
  nameOf: (item: Item) => string;
  /** What is shown are `items`: it is for the caller to show the new order at once. */
  onOrder: PutInOrder<Item>;
  /** Nothing moves, e.g. while the order is saved. */
  locked?: boolean;
  children: (item: Item) => ReactNode;
  /** Below an item, as wide as the list, e.g. its fields; null: nothing. */
  details?: (item: Item) => ReactNode;
}

/**
 * A list that people put in order: by dragging, or with the buttons "Subir" and "Bajar". Where something went is said to
 * screen readers, and where it is when that could not be saved.
 */
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
