import { useEventCallback } from '@mui/material/utils';
import { useId, type Ref } from 'react';

import { isRealMonth } from '../time/calendar-date';
import { addMonths, dayInMonth, monthName, monthOf } from '../time/wall-time';
import type { DayView } from './day-view';
import { DayCell } from './DayCell';
import { GridTable, GridFrame } from './grid-styles';
import { Legend, type LegendEntry } from './Legend';
import { monthWeeks, type WeekStart } from './month-weeks';
import { MonthHeader } from './MonthHeader';
import { MonthRows } from './MonthRows';
import { useGridCursor } from './useGridCursor';
import { usePastWeeks } from './usePastWeeks';

interface Props {
  /** yyyy-MM */
  month: string;
  onMonthChange: (month: string) => void;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  /** With a set, `onSelect` toggles days. */
  selected?: string | null | ReadonlySet<string>;
  onSelect: (day: string) => void;
  onRefused?: (day: string) => void;
  viewOf: (day: string) => DayView;
  /** Added to the labels of the view. */
  labelsOf?: (day: string) => readonly string[];
  weekStart?: WeekStart;
  /** Inclusive, yyyy-MM. */
  firstMonth?: string;
  lastMonth?: string;
  busy?: boolean;
  /** Failed to load: nothing is known of its days. */
  isUnknown?: boolean;
  /** Folds past weeks behind a button. */
  foldsPast?: boolean;
  headingId?: string;
  /** For narrow cells. */
  legend?: readonly LegendEntry[];
  /** Becomes the day in the tab order. */
  tabStopRef?: Ref<HTMLElement | null>;
}

/** A month to choose days from. Every day takes the focus, so that screen readers read closed ones too. */
export function MonthGrid(props: Props) {
  const {
    month,
    onMonthChange,
    today,
    selected,
    onSelect,
    onRefused,
    weekStart = 'sunday',
    firstMonth,
    lastMonth,
    busy = false,
    isUnknown = false,
    foldsPast = false,
    labelsOf,
  } = props;
  const { headingId, legend, tabStopRef } = props;
  const viewOf = busy || isUnknown ? (day: string) => unknownView(props.viewOf(day)) : props.viewOf;
  const labelledView = (day: string) => withLabels(viewOf(day), labelsOf?.(day));
  const ownId = useId();
  const isReachable = (candidate: string) =>
    isRealMonth(candidate) &&
    (firstMonth === undefined || candidate >= firstMonth) &&
    (lastMonth === undefined || candidate <= lastMonth);
  const several = typeof selected === 'object' && selected !== null;
  const isSelected = (day: string) => (several ? selected.has(day) : day === selected);
  const home =
    [several ? null : selected, today].find((day) => day && monthOf(day) === month) ?? firstSelectable(month, viewOf);
  const cursor = useGridCursor({ month, home, weekStart, busy, isReachable, onMonthChange, tabStopRef });
  const { table, tabStop, stopRef, onKeyDown, setCursor, stay } = cursor;
  const past = usePastWeeks({ month, today, weekStart, foldsPast, tabStop, onFold: () => setCursor(null) });

  // Stable, so that unchanged days skip rendering.
  const choose = useEventCallback((day: string) => {
    setCursor(day);
    if (viewOf(day).selectable || (several && isSelected(day))) onSelect(day);
    else onRefused?.(day);
  });

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
        <MonthHeader
          id={ownId}
          name={monthName(month)}
          onPrevious={wayTo(addMonths(month, -1))}
          onNext={wayTo(addMonths(month, 1))}
        />
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
          from={past.from}
          renderDay={(day) => (
            <DayCell
              key={day}
              day={day}
              view={labelledView(day)}
              isToday={day === today}
              isSelected={isSelected(day)}
              isToggle={several}
              isTabStop={day === tabStop}
              stopRef={stopRef}
              isWaiting={busy}
              onSelect={choose}
            />
          )}
        />
      </GridTable>
      {past.button}
      {legend && <Legend entries={legend} />}
    </GridFrame>
  );
}

function unknownView({ state }: DayView): DayView {
  return { state: state === 'past' ? 'past' : 'plain', selectable: false, text: '' };
}

function withLabels(view: DayView, more: readonly string[] = []): DayView {
  return more.length === 0 ? view : { ...view, labels: [...(view.labels ?? []), ...more] };
}

function firstSelectable(month: string, viewOf: (day: string) => DayView): string {
  const days = monthWeeks(month, 'sunday').flat();
  return days.find((day) => day !== null && viewOf(day).selectable) ?? dayInMonth(month, 1);
}
