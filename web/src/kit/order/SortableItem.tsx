import type { ReactNode } from 'react';

import { HandleIcon } from '../ui/icons';
import { OrderButtons } from './OrderButtons';
import { Row } from './sortable-styles';
import { useSortable, type SortablePlace } from './useSortable';

interface Props extends SortablePlace {
  count: number;
  name: string;
  children: ReactNode;
  /** Below the row, full width. */
  details?: ReactNode;
}

export function SortableItem({ count, name, children, details, ...place }: Props) {
  const { row, handle, marks } = useSortable<HTMLLIElement>(place);
  return (
    <Row ref={row} {...marks}>
      <span ref={handle} className="handle" aria-hidden="true">
        <HandleIcon fontSize="small" />
      </span>
      <div className="content">{children}</div>
      <OrderButtons {...place} count={count} name={name} />
      {details && <div className="details">{details}</div>}
    </Row>
  );
}
