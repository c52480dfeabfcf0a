import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState, type RefObject } from 'react';

import { OVERLAY_SHADOW } from '../../../kit/ui/theme';
import { texts } from './texts';

interface Props {
  scroller: RefObject<HTMLElement | null>;
  /** Its first children are the columns. */
  columnsRef: RefObject<HTMLElement | null>;
  /** Counts again when they change. */
  columns: readonly unknown[];
}

/** Number of columns beyond the right edge. A press scrolls to them; keys reach them by arrows. */
export function MoreColumns({ scroller, columnsRef, columns }: Props) {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const part = scroller.current;
    if (!part) return undefined;
    const count = () => {
      const { right } = part.getBoundingClientRect();
      const boxes = [...(columnsRef.current?.children ?? [])]
        .slice(0, columns.length)
        .map((column) => column.getBoundingClientRect());
      setHidden(boxes.filter((box) => box.left + box.width / 2 > right).length);
    };
    const observer = new ResizeObserver(count);
    observer.observe(part);
    part.addEventListener('scroll', count, { passive: true });
    return () => {
      observer.disconnect();
      part.removeEventListener('scroll', count);
    };
  }, [scroller, columnsRef, columns]);
  if (hidden === 0) return null;
  return (
    <Button
      size="small"
      tabIndex={-1}
      sx={{ position: 'absolute', right: 12, bottom: 24, zIndex: 6, boxShadow: OVERLAY_SHADOW }}
      // The focus would be lost with the button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => scroller.current?.scrollBy({ left: scroller.current.clientWidth / 2 })}
    >
      {texts.grid.more(hidden)}
      <span style={visuallyHidden}> {texts.grid.toTheRight}</span>
    </Button>
  );
}
