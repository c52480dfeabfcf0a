import { useEffect, useRef, useState, type RefObject } from 'react';

export interface SortablePlace {
  /** Of the list that it stands in: nothing goes to another one. */
  listId: string;
  index: number;
  locked: boolean;
  onMove: (from: number, to: number) => void;
}

interface Sortable<Row extends HTMLElement> {
  /** Of what moves, which has a `.handle` to be dragged by. */
  row: RefObject<Row | null>;
  /** What its looks depend on. */
  marks: { 'data-dragged': boolean; 'data-edge': string | undefined };
}

/**
 * Dragging of one item of a list, or row of a table, and where another would be put that is dragged over it. What that takes
 * arrives after the page; until then, and where it can't be had, there are the buttons.
 */
export function useSortable<Row extends HTMLElement>({ listId, index, locked, onMove }: SortablePlace): Sortable<Row> {
  const row = useRef<Row>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<string | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const element = row.current;
    if (!element || locked) return undefined;
    let end: (() => void) | undefined;
    let isGone = false;
    const item = { listId, index, onDragged: setDragged, onEdge: setEdge, onMove: (from: number, to: number) => move.current(from, to) };
    import('./drag').then(
      ({ makeDraggable }) => {
        if (!isGone) end = makeDraggable(element, item);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [listId, index, locked]);
  return { row, marks: { 'data-dragged': isDragged, 'data-edge': edge ?? undefined } };
}
