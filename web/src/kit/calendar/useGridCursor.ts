import { useCallback, useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';

import { isRealMonth } from '../time/calendar-date';
import { monthOf } from '../time/wall-time';
import { dayAfterKey } from './grid-keys';
import type { WeekStart } from './month-weeks';

interface Options {
  /** yyyy-MM */
  month: string;
  /** First tab stop, yyyy-MM-dd. */
  home: string;
  weekStart: WeekStart;
  /** Loaded content may replace the focused cell. */
  busy?: boolean;
  isReachable?: (month: string) => boolean;
  onMonthChange: (month: string) => void;
  tabStopRef?: Ref<HTMLElement | null>;
}

/** Moves the tab stop of a month's table by keys, across months. The focus follows unless it left the table. */
export function useGridCursor({ month, home, weekStart, busy = false, isReachable = isRealMonth, ...rest }: Options) {
  const { onMonthChange, tabStopRef } = rest;
  const table = useRef<HTMLTableElement>(null);
  const stop = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(tabStopRef, () => stop.current);
  const [cursor, setCursor] = useState<string | null>(null);
  /** The focus follows once the caller shows the month. */
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
    goTo(next);
  };
  const goTo = (day: string) => {
    if (!isReachable(monthOf(day))) return;
    moved.current = true;
    setCursor(day);
    if (monthOf(day) !== month) onMonthChange(monthOf(day));
  };
  return {
    table,
    tabStop,
    stopRef: useCallback((element: HTMLElement | null) => {
      stop.current = element;
    }, []),
    onKeyDown,
    setCursor,
    /** The focus follows from an element that disappears with the month. */
    goTo,
    /** Keeps the focus when something else changes the month. */
    stay: () => {
      moved.current = false;
    },
  };
}
