import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

import type { Axis } from './grid-axis';

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** As high as the axis. */
  columns: RefObject<HTMLElement | null>;
  axis: Axis;
  now: number | null;
}

/** What is above the present time when the grid opens. */
const BEFORE_NOW = 60;

/** When a day opens; later the place is the person's. */
export function useScrollToNow(date: string, { scroller, columns, axis, now }: Options): void {
  const scroll = useEffectEvent(() => {
    if (!scroller.current || !columns.current) return;
    const { from, to } = axis;
    const minute = now === null ? from : Math.max(from, now - BEFORE_NOW);
    scroller.current.scrollTo?.({ top: ((minute - from) / (to - from)) * columns.current.offsetHeight });
  });
  useLayoutEffect(() => scroll(), [date]);
}
