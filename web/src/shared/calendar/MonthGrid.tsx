import { useId } from 'react';

import { isRealMonth } from '../time/calendar-date';
import { addMonths, dayInMonth, monthName, monthOf } from '../time/clinic-time';
import type { DayView } from './day-view';
import { DayCell } from './DayCell';
import { GridTable, GridFrame } from './grid-styles';
import { Legend, type LegendEntry } from './Legend';
import { MonthHeader } from './MonthHeader';
import { monthWeeks, type WeekStart } from './month-weeks';
import { MonthRows } from './MonthRows';
import { useGridCursor } from './useGridCursor';

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
  /** The month's days are on their way: the grid stays in place, and nothing is said of a day nor can it be chosen. */
  busy?: boolean;
  /** The month's name with the ways to another month stands elsewhere, under this id. */
  headingId?: string;
  /** What the cells' signs mean, told where they are too narrow for words. */
  legend?: readonly LegendEntry[];
}

/**
 * A month of days to choose from. One day is in the tab order; arrows, Home, End, PageUp and PageDown move
 * from there, across months too. Days that cannot be chosen still take the focus, so that they can be read.
 */
export function MonthGrid(props: Props) {
  const { month, onMonthChange, today, selected, onSelect, onRefused, weekStart = 'sunday', firstMonth, lastMonth, busy = false } = props;
  const { headingId, legend } = props;
  const viewOf = busy ? (day: string) => waitingView(props.viewOf(day)) : props.viewOf;
  const ownId = useId();
  const isReachable = (candidate: string) =>
    isRealMonth(candidate) && (firstMonth === undefined || candidate >= firstMonth) && (lastMonth === undefined || candidate <= lastMonth);
  const several = typeof selected === 'object' && selected !== null;
  const isSelected = (day: string) => (several ? selected.has(day) : day === selected);
  const home = [several ? null : selected, today].find((day) => day && monthOf(day) === month) ?? firstSelectable(month, viewOf);
  const { table, tabStop, onKeyDown, setCursor, stay } = useGridCursor({ month, home, weekStart, busy, isReachable, onMonthChange });

  const wayTo = (other: string) => {
    if (!isReachable(other)) return undefined;
    return () => {
      stay();
      onMonthChange(other);
    };
  };

  return (
    <GridFrame>
      {headingId === undefined && (
        <MonthHeader id={ownId} name={monthName(month)} onPrevious={wayTo(addMonths(month, -1))} onNext={wayTo(addMonths(month, 1))} />
      )}
      <GridTable
        ref={table}
        role="grid"
        aria-labelledby={headingId ?? ownId}
        aria-multiselectable={several || undefined}
        aria-busy={busy}
        onKeyDown={onKeyDown}
      >
        <MonthRows
          month={month}
          weekStart={weekStart}
          renderDay={(day) => (
            <DayCell
              key={day}
              day={day}
              view={viewOf(day)}
              isToday={day === today}
              isSelected={isSelected(day)}
              isToggle={several}
              isTabStop={day === tabStop}
              isWaiting={busy}
              onSelect={(chosen) => {
                setCursor(chosen);
                if (viewOf(chosen).selectable || (several && isSelected(chosen))) onSelect(chosen);
                else onRefused?.(chosen);
              }}
            />
          )}
        />
      </GridTable>
      {legend && <Legend entries={legend} />}
    </GridFrame>
  );
}

/** Of a day only its date is known, and whether it is over where that makes a difference. */
function waitingView({ state }: DayView): DayView {
  return { state: state === 'past' ? 'past' : 'plain', selectable: false, text: '' };
}

function firstSelectable(month: string, viewOf: (day: string) => DayView): string {
  const days = monthWeeks(month, 'sunday').flat();
  return days.find((day) => day !== null && viewOf(day).selectable) ?? dayInMonth(month, 1);
}
