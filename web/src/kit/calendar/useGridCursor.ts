import { useCallback, useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';

import { isRealMonth } from '../time/calendar-date';
import { monthOf } from '../time/wall-time';
import { dayAfterKey } from './grid-keys';
import type { WeekStart } from './month-weeks';

interface Options {
  /** yyyy-MM */
  month: string;
  /** The first tab stop, yyyy-MM-dd. */
  home: string;
  weekStart: WeekStart;
  /** Loaded content may replace the focused cell. */
  busy?: boolean;
  isReachable?: (month: string) => boolean;
  onMonthChange: (month: string) => void;
  /** Becomes the element of the tab stop. */
  tabStopRef?: Ref<HTMLElement | null>;
}

/** The tab stop of a month's table, moved by keys across months. The focus follows unless it has left the table. */
export function useGridCursor({ month, home, weekStart, busy = false, isReachable = isRealMonth, ...rest }: Options) {
  const { onMonthChange, tabStopRef } = rest;
  const table = useRef<HTMLTableElement>(null);
  const stop = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(tabStopRef, () => stop.current);
  const [cursor, setCursor] = useState<string | null>(null);
  /** The focus must follow once the caller shows the month. */
  const moved = useRef(false);
  const tabStop = cursor !== null && monthOf(cursor) === month ? cursor : home;

  useEffect(() => {
    if (!moved.current || cursor === null || monthOf(cursor) !== month) return;
    const active = document.activeElement;
    const hasLeft = active !== null && active !== document.body && !table.current?.contains(active);
    moved.current = busy && !hasLeft;
    if (!hasLeft) stop.current?.focus();
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
    table,
    tabStop,
    /** The `ref` of the element of the tab stop. */
    stopRef: useCallback((element: HTMLElement | null) => {
      stop.current = element;
    }, []),
    onKeyDown,
    /** Sets the tab stop without moving the focus. */
    setCursor,
    /** Keeps the focus when the month changes from outside. */
    stay: () => {
      moved.current = false;
    },
  };
}
