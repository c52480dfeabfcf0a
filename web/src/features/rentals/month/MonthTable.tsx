import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type RefCallback } from 'react';

import { useHolidays } from '../../../clinic/holidays/useHolidays';
import type { WeekStart } from '../../../kit/calendar/month-weeks';
import { MonthRows } from '../../../kit/calendar/MonthRows';
import { useGridCursor } from '../../../kit/calendar/useGridCursor';
import { usePastWeeks } from '../../../kit/calendar/usePastWeeks';
import type { RefMap } from '../../../kit/focus/useRefMap';
import { dayInMonth, dayName, monthOf } from '../../../kit/time/wall-time';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { DayStatus } from './day-status';
import { DayWords } from './DayWords';

const Grid = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 4,
  '& th': {
    padding: '4px 0',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& td': {
    height: 84,
    padding: 6,
    verticalAlign: 'top',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: theme.vars.palette.background.paper,
  },
  // As high as a day with a button, which most days get.
  '& td[data-tone="loading"]': { height: 152 },
  '& td:empty': { border: 0, background: 'transparent' },
  '& td[data-tone="past"], & td[data-tone="unavailable"]': { background: 'transparent' },
  '& td[aria-current="date"]': { borderColor: theme.vars.palette.primary.main, borderWidth: 2, padding: 5 },
  '& td > div': { containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: 4, height: '100%' },
  '& td strong': { fontVariantNumeric: 'tabular-nums' },
  '& td button': { marginTop: 'auto', padding: '4px 6px' },
});

interface Props {
  labelledBy: string;
  month: string;
  today: string;
  weekStart: WeekStart;
  statusOn: (day: string) => DayStatus;
  busy: boolean;
  dayRefs: RefMap<string>;
  onMonthChange: (month: string) => void;
  onReserve: (day: string) => void;
}

/**
 * Days with status and button; past weeks fold. One tab stop; arrows, Home, End, PageUp and PageDown move on, even into other months.
 */
export function MonthTable({
  labelledBy,
  month,
  today,
  weekStart,
  statusOn,
  busy,
  dayRefs,
  onMonthChange,
  onReserve,
}: Props) {
  const { labelsOn } = useHolidays(month);
  const home = monthOf(today) === month ? today : dayInMonth(month, 1);
  const { table, tabStop, stopRef, onKeyDown, setCursor, goTo } = useGridCursor({
    month,
    home,
    weekStart,
    busy,
    onMonthChange,
  });
  const past = usePastWeeks({
    month,
    today,
    weekStart,
    tabStop,
    onFold: () => setCursor(null),
    onNextMonth: (next) => goTo(dayInMonth(next, 1)),
  });

  return (
    <>
      <Grid ref={table} role="grid" aria-labelledby={labelledBy} aria-busy={busy} onKeyDown={onKeyDown}>
        <MonthRows
          month={month}
          weekStart={weekStart}
          from={past.from}
          renderDay={(day) => (
            <RoomDayCell
              key={day}
              day={day}
              status={statusOn(day)}
              holidays={labelsOn(day)}
              isToday={day === today}
              isTabStop={day === tabStop}
              stopRef={stopRef}
              dayRef={dayRefs.ref(day)}
              onFocus={() => setCursor(day)}
              onReserve={() => onReserve(day)}
            />
          )}
        />
      </Grid>
      {past.button}
    </>
  );
}

interface RoomDayCellProps {
  day: string;
  status: DayStatus;
  holidays: readonly string[];
  isToday: boolean;
  isTabStop: boolean;
  stopRef: RefCallback<HTMLElement>;
  dayRef: RefCallback<HTMLElement>;
  onFocus: () => void;
  onReserve: () => void;
}

/** The button takes the focus, or a cell without one: keyboards reach every day. */
function RoomDayCell({
  day,
  status,
  holidays,
  isToday,
  isTabStop,
  stopRef,
  dayRef,
  onFocus,
  onReserve,
}: RoomDayCellProps) {
  const wordsId = useId();
  const ref = useForkRef(dayRef, isTabStop ? stopRef : null);
  const tabIndex = isTabStop ? 0 : -1;
  const number = String(Number(day.slice(8)));
  return (
    <td
      data-tone={status.tone}
      ref={status.isRentable ? undefined : ref}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={status.isRentable ? undefined : tabIndex}
      onFocus={onFocus}
    >
      <div>
        <strong>
          <span aria-hidden="true">{isToday ? `${number} · ${texts.roomMonth.today}` : number}</span>
          <span style={visuallyHidden}>{dayName(day, isToday)}</span>
        </strong>
        <DayWords id={wordsId} day={day} status={status} holidays={holidays} />
        {status.isRentable && (
          <Button
            variant="outlined"
            size="small"
            ref={ref}
            tabIndex={tabIndex}
            aria-describedby={wordsId}
            onClick={onReserve}
          >
            {texts.roomMonth.reserve}
            <span style={visuallyHidden}> {texts.roomMonth.reserveOn(day)}</span>
          </Button>
        )}
      </div>
    </td>
  );
}
