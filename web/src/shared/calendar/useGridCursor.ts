import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { isRealMonth } from '../time/calendar-date';
import { monthOf } from '../time/clinic-time';
import { dayAfterKey } from './grid-keys';
import type { WeekStart } from './month-weeks';

interface Options {
  /** The month shown, yyyy-MM. */
  month: string;
  /** The day of that month, yyyy-MM-dd, that is in the tab order before any other was moved to. */
  home: string;
  weekStart: WeekStart;
  /** The days are on their way: what a day holds may take the focus from its cell once they are there. */
  busy?: boolean | undefined;
  isReachable?: (month: string) => boolean;
  onMonthChange: (month: string) => void;
}

/**
 * Which day of a month's table is in the tab order. Arrows, Home, End, PageUp and PageDown move from there, across months
 * too, and the focus follows to whatever in the table has tabIndex 0, unless it has left the table meanwhile.
 */
export function useGridCursor({ month, home, weekStart, busy = false, isReachable = isRealMonth, onMonthChange }: Options) {
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  /** A key moved the cursor, and the focus has not followed yet: the caller's month may come some renders later. */
  const moved = useRef(false);
  const tabStop = cursor !== null && monthOf(cursor) === month ? cursor : home;

  useEffect(() => {
    if (!moved.current || cursor === null || monthOf(cursor) !== month) return;
    const active = document.activeElement;
    const hasLeft = active !== null && active !== document.body && !table.current?.contains(active);
    moved.current = busy && !hasLeft;
    if (!hasLeft) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor, month, busy]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, moved.current && cursor !== null ? cursor : tabStop, weekStart);
    if (next === null) return;
    event.preventDefault();
    if (!isReachable(monthOf(next))) return;
    moved.current = true;
    setCursor(next);
    if (monthOf(next) !== month) onMonthChange(monthOf(next));
  };
  return {
    /** For the table's `ref`. */
    table,
    tabStop,
    onKeyDown,
    /** That day is the one now, without the focus being moved. */
    setCursor,
    /** The month is changed from outside the table: the focus stays there. */
    stay: () => {
      moved.current = false;
    },
  };
}
