import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { RefCallback } from 'react';

import { useHolidays } from '../../clinic/holidays/useHolidays';
import type { WeekStart } from '../../kit/calendar/month-weeks';
import { MonthRows } from '../../kit/calendar/MonthRows';
import { useGridCursor } from '../../kit/calendar/useGridCursor';
import { usePastWeeks } from '../../kit/calendar/usePastWeeks';
import { dayInMonth, dayName, monthOf } from '../../kit/time/wall-time';
import { down } from '../../kit/ui/breakpoints';
import { memoWithHandlers } from '../../kit/ui/memo-with-handlers';
import { theme } from '../../kit/ui/theme';
import { cellText, dayColour, dayLines, shortCellText, takenText } from './day-look';
import type { OverviewDayFragment } from './rooms-overview.generated';
import { texts } from './texts';

const NARROW = down('md');

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
  '& td': { height: 76, padding: 0, verticalAlign: 'top' },
  [NARROW]: { borderSpacing: 2, '& td': { height: 60 } },
});
const Day = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 6,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[data-state="past"], &[data-state="unavailable"]': {
    background: 'transparent',
    color: theme.vars.palette.text.secondary,
  },
  '&[data-today]': { borderColor: theme.vars.palette.primary.main, borderWidth: 2, padding: 5 },
  [NARROW]: { padding: 4, '&[data-today]': { padding: 3 } },
});
const Shown = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  height: '100%',
  textAlign: 'left',
  '& .state': { maxWidth: '100%', padding: '1px 6px', borderRadius: 6, fontWeight: 600 },
  '& strong': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The tooltip has the rest.
  '& .holiday': { display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical' },
  '& .held': { color: theme.vars.palette.text.secondary },
  [NARROW]: { alignItems: 'center', '& .state': { padding: '1px 4px' } },
});

interface Props {
  labelledBy: string;
  month: string;
  today: string;
  weekStart: WeekStart;
  /** By date. Undefined hides the table but keeps its focused day. */
  days: ReadonlyMap<string, OverviewDayFragment> | undefined;
  onMonthChange: (month: string) => void;
  onOpen: (day: string) => void;
}

/** A press opens a day. Hover, keyboard focus or a long press shows the words that don't fit the cell. */
export function OverviewMonth({ labelledBy, month, today, weekStart, days, onMonthChange, onOpen }: Props) {
  const { labelsOn } = useHolidays(month);
  const home = monthOf(today) === month ? today : dayInMonth(month, 1);
  const { table, tabStop, stopRef, onKeyDown, setCursor, goTo } = useGridCursor({
    month,
    home,
    weekStart,
    busy: !days,
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
      <Grid ref={table} role="grid" hidden={!days} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        <MonthRows
          month={month}
          weekStart={weekStart}
          from={past.from}
          renderDay={(date) => (
            <td key={date} aria-current={date === today ? 'date' : undefined} onFocus={() => setCursor(date)}>
              <DayButton
                date={date}
                day={days?.get(date)}
                holidays={labelsOn(date)}
                isToday={date === today}
                isTabStop={date === tabStop}
                stopRef={stopRef}
                onOpen={() => onOpen(date)}
              />
            </td>
          )}
        />
      </Grid>
      {days && past.button}
    </>
  );
}

interface DayProps {
  date: string;
  day: OverviewDayFragment | undefined;
  holidays: readonly string[];
  isToday: boolean;
  isTabStop: boolean;
  stopRef: RefCallback<HTMLElement>;
  onOpen: () => void;
}

/** Skips rendering: most days of a month stay as they were. */
const DayButton = memoWithHandlers(function DayButton(props: DayProps) {
  const { date, day, holidays, isToday, isTabStop, stopRef, onOpen } = props;
  if (!day) return null;
  const colour = dayColour(day);
  const lines = [...holidays, ...dayLines(day)];
  const name = [dayName(date, isToday), ...lines].join('. ');
  return (
    <Tooltip title={lines.map((line) => <div key={line}>{line}</div>)} describeChild>
      <Day
        ref={isTabStop ? stopRef : undefined}
        data-day={date}
        data-state={day.state}
        data-today={isToday || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span style={visuallyHidden}>{name}</span>
        <Shown aria-hidden="true">
          <strong>
            {Number(date.slice(8))}
            {isToday && <span className="long"> · {texts.overviewMonth.today}</span>}
            {holidays.length > 0 && <span className="short"> •</span>}
          </strong>
          {holidays.length > 0 && (
            // The outer span hides in narrow cells.
            <span className="long">
              <span className="holiday">{holidays.join(' · ')}</span>
            </span>
          )}
          <span
            className="state"
            style={{ background: theme.vars.palette[colour].chip, color: theme.vars.palette[colour].text }}
          >
            <span className="long">{cellText(day)}</span>
            <span className="short">{shortCellText(day)}</span>
          </span>
          {takenText(day) && <span className="held long">{takenText(day)}</span>}
        </Shown>
      </Day>
    </Tooltip>
  );
});
