import type { ReactNode } from 'react';

import { HandleIcon } from '../ui/icons';
import { OrderButtons } from './OrderButtons';
import { Row, SortableFrame } from './sortable-styles';
import { useOrdering, type PutInOrder } from './useOrdering';
import { useSortable, type SortablePosition } from './useSortable';

interface Props<Item> {
  /** For screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  onOrder: PutInOrder<Item>;
  locked?: boolean;
  children: (item: Item) => ReactNode;
  /** Full width, below. */
  details?: (item: Item) => ReactNode;
}

/** Sorted by dragging or buttons. Announces moves and failures. */
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

interface SortableItemProps extends SortablePosition {
  count: number;
  name: string;
  children: ReactNode;
  details?: ReactNode;
}

function SortableItem({ count, name, children, details, ...position }: SortableItemProps) {
  const { row, handle, marks } = useSortable<HTMLLIElement>(position);
  return (
    <Row ref={row} {...marks}>
      <span ref={handle} className="handle" aria-hidden="true">
        <HandleIcon fontSize="small" />
      </span>
      <div className="content">{children}</div>
      <OrderButtons {...position} count={count} name={name} />
      {details && <div className="details">{details}</div>}
    </Row>
  );
}
