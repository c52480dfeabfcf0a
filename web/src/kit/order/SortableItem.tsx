import type { ReactNode } from 'react';

import { HandleIcon } from '../ui/icons';
import { OrderButtons } from './OrderButtons';
import { Row } from './sortable-styles';
import { useSortable, type SortablePosition } from './useSortable';

interface Props extends SortablePosition {
  count: number;
  name: string;
  children: ReactNode;
  /** Below the row, full width. */
  details?: ReactNode;
}

export function SortableItem({ count, name, children, details, ...position }: Props) {
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
