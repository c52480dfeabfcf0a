import type { RefObject } from 'react';

import { useKeys } from '../../../kit/keys/useKeys';
import { addDays, addMonths, monthOf } from '../../../kit/time/wall-time';
import { calendarTexts } from './texts';
import { showMonth, type CalendarUrlState } from './calendar-url';

interface Options {
  urlState: CalendarUrlState;
  /** yyyy-MM */
  month: string;
  today: string;
  searchRef: RefObject<HTMLInputElement | null>;
  show: (next: CalendarUrlState) => void;
  onCreate: (() => void) | undefined;
}

/** Arrows go by days once one is chosen, else by months. */
export function useCalendarKeys({ urlState, month, today, searchRef, show, onCreate }: Options): void {
  const { day } = urlState;
  const showDay = (next: string) => show({ ...urlState, month: monthOf(next), day: next });
  const step = (by: -1 | 1) =>
    day === null ? show(showMonth(urlState, addMonths(month, by))) : showDay(addDays(day, by));
  const { previousMonth, nextMonth, previousDay, nextDay } = calendarTexts.page.keys;
  useKeys({
    '/': {
      label: calendarTexts.page.search,
      run: () => {
        searchRef.current?.focus();
        return searchRef.current !== null;
      },
    },
    n: onCreate && { label: calendarTexts.page.create, run: onCreate },
    t: { label: calendarTexts.page.today, run: () => showDay(today) },
    ArrowLeft: { label: day === null ? previousMonth : previousDay, run: () => step(-1) },
    ArrowRight: { label: day === null ? nextMonth : nextDay, run: () => step(1) },
  });
}
