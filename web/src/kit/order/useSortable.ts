import { useEffect, useRef, useState, type RefObject } from 'react';

export interface SortablePosition {
  listId: string;
  index: number;
  locked: boolean;
  onMove: (from: number, to: number) => void;
}

interface Sortable<Row extends HTMLElement> {
  row: RefObject<Row | null>;
  handle: RefObject<HTMLElement | null>;
  /** For styles. */
  marks: { 'data-dragged': boolean; 'data-edge': string | undefined };
}

/** Loads drag and drop late; buttons work without it. */
export function useSortable<Row extends HTMLElement>({
  listId,
  index,
  locked,
  onMove,
}: SortablePosition): Sortable<Row> {
  const row = useRef<Row>(null);
  const handle = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<string | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (!element || !dragHandle || locked) return undefined;
    let end: (() => void) | undefined;
    let isGone = false;
    const item = {
      listId,
      index,
      onDragged: setDragged,
      onEdge: setEdge,
      onMove: (from: number, to: number) => move.current(from, to),
    };
    const prepare = () =>
      void import('./drag').then(
        ({ makeDraggable }) => {
          if (!isGone) end = makeDraggable({ element, dragHandle }, item);
        },
        // Asks again when a pointer reaches the handle.
        () => dragHandle.addEventListener('pointerenter', prepare, { once: true }),
      );
    prepare();
    return () => {
      isGone = true;
      dragHandle.removeEventListener('pointerenter', prepare);
      end?.();
    };
  }, [listId, index, locked]);
  return { row, handle, marks: { 'data-dragged': isDragged, 'data-edge': edge ?? undefined } };
}
