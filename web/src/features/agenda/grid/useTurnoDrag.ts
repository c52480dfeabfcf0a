import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import type { DragEvents } from './drag';

/** Makes an appointment draggable on its first hover, as there may be hundreds. */
export function useTurnoDrag(board: RefObject<HTMLElement | null>, events: DragEvents) {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  const ends = useRef(new Map<HTMLElement, () => void>());
  const isGone = useRef(false);
  useEffect(() => {
    const made = ends.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const end of made.values()) end();
      made.clear();
    };
  }, []);
  return useCallback(
    async (element: HTMLElement, key: string) => {
      const made = ends.current;
      if (made.has(element)) return;
      made.set(element, () => undefined);
      // Keys still work; the next hover retries.
      const file = await import('./drag').catch(() => null);
      const columns = board.current;
      if (!file || !columns || isGone.current) return void made.delete(element);
      forgetGone(made);
      const passOn: DragEvents = {
        canDrag: (...args) => latest.current.canDrag(...args),
        onStart: (...args) => latest.current.onStart(...args),
        onOver: (...args) => latest.current.onOver(...args),
        onDrop: (...args) => latest.current.onDrop(...args),
      };
      if (!made.has(columns)) made.set(columns, file.makeBoard(columns));
      made.set(element, file.makeDraggable(element, key, columns, passOn));
    },
    [board],
  );
}

function forgetGone(made: Map<HTMLElement, () => void>): void {
  for (const [element, end] of made) {
    if (element.isConnected) continue;
    end();
    made.delete(element);
  }
}
