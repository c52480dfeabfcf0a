import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { addMonths, dayInMonth, monthName, monthOf } from '../time/clinic-time';
import type { DayView } from './day-view';
import { DayCell } from './DayCell';
import { dayAfterKey } from './grid-keys';
import { GridTable, GridFrame } from './grid-styles';
import { MonthHeader } from './MonthHeader';
import { monthWeeks, weekdayNames, type WeekStart } from './month-weeks';

interface Props {
  /** The month shown, yyyy-MM; the caller keeps it (usually in the address). */
  month: string;
  onMonthChange: (month: string) => void;
  /** Today in the clinic, yyyy-MM-dd. */
  today: string;
  /** A set where several days are chosen at once; `onSelect` then adds and removes. */
  selected?: string | null | ReadonlySet<string>;
  /** Called for days whose view is selectable, and for those that are selected. */
  onSelect: (day: string) => void;
  /** Called for the others, e.g. to say why they cannot be chosen. */
  onRefused?: (day: string) => void;
  viewOf: (day: string) => DayView;
  weekStart?: WeekStart;
  /** Months beyond these cannot be reached, yyyy-MM. */
  firstMonth?: string;
  lastMonth?: string;
  /** The month's days are on their way; the grid stays in place. */
  busy?: boolean;
  /** Stands between the arrows where the month's name would be, e.g. controls that jump to another year. */
  heading?: ReactNode;
  /** The month's name with the ways to another month stands elsewhere, under this id. */
  headingId?: string;
  /** Small cells, for days that say nothing beside their number. */
  compact?: boolean;
}

/**
 * A month of days to choose from. One day is in the tab order; arrows, Home, End, PageUp and PageDown move
 * from there, across months too. Days that cannot be chosen still take the focus, so that they can be read.
 */
export function MonthGrid(props: Props) {
  const { month, onMonthChange, today, selected, onSelect, onRefused, viewOf, weekStart = 'sunday', firstMonth, lastMonth, busy } = props;
  const { heading, headingId, compact = false } = props;
  const ownId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  /** A key moved the cursor, and the focus has not followed yet: the caller's month may come some renders later. */
  const moved = useRef(false);
  const reachable = (candidate: string) =>
    (firstMonth === undefined || candidate >= firstMonth) && (lastMonth === undefined || candidate <= lastMonth);
  const several = typeof selected === 'object' && selected !== null;
  const isSelected = (day: string) => (several ? selected.has(day) : day === selected);
  const tabStop = [cursor, several ? null : selected, today].find((day) => day && monthOf(day) === month) ?? firstSelectable(month, viewOf);

  useEffect(() => {
    if (!moved.current || cursor === null || monthOf(cursor) !== month) return;
    moved.current = false;
    table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [cursor, month]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, moved.current && cursor !== null ? cursor : tabStop, weekStart);
    if (next === null) return;
    event.preventDefault();
    if (!reachable(monthOf(next))) return;
    moved.current = true;
    setCursor(next);
    if (monthOf(next) !== month) onMonthChange(monthOf(next));
  };

  const showMonth = (next: string) => {
    moved.current = false;
    onMonthChange(next);
  };

  return (
    <GridFrame>
      {headingId === undefined && (
        <MonthHeader
          id={ownId}
          name={monthName(month)}
          onPrevious={reachable(addMonths(month, -1)) ? () => showMonth(addMonths(month, -1)) : undefined}
          onNext={reachable(addMonths(month, 1)) ? () => showMonth(addMonths(month, 1)) : undefined}
        >
          {heading}
        </MonthHeader>
      )}
      <GridTable
        ref={table}
        role="grid"
        aria-labelledby={headingId ?? ownId}
        aria-multiselectable={several || undefined}
        aria-busy={busy}
        data-compact={compact}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdayNames(weekStart).map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, weekStart).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={place} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    view={viewOf(day)}
                    isToday={day === today}
                    isSelected={isSelected(day)}
                    isToggle={several}
                    isTabStop={day === tabStop}
                    onSelect={(chosen) => {
                      setCursor(chosen);
                      if (viewOf(chosen).selectable || (several && isSelected(chosen))) onSelect(chosen);
                      else onRefused?.(chosen);
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </GridTable>
    </GridFrame>
  );
}

function firstSelectable(month: string, viewOf: (day: string) => DayView): string {
  const days = monthWeeks(month, 'sunday').flat();
  return days.find((day) => day !== null && viewOf(day).selectable) ?? dayInMonth(month, 1);
}
