import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es-mx';
import utc from 'dayjs/plugin/utc';
import { createContext, useContext, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { DayLabels } from '../calendar/day-labels';
import { monthWeeks, weekdayNames } from '../calendar/month-weeks';
import { MonthHeader } from '../calendar/MonthHeader';
import { useFocusOn } from '../focus/useFocusOn';
import { longDate, monthName, monthOf, shortDate } from '../time/wall-time';
import { down } from '../ui/breakpoints';
import { UnbrokenRow } from '../ui/layout';
import { theme } from '../ui/theme';
import { MonthYearSelects } from './MonthYearSelects';

// UTC: some time zones have days without midnight.
dayjs.extend(utc);

/** Its weeks begin on Sunday, as in the documents. */
const LOCALE = 'es-mx';
const WEEKDAYS = weekdayNames('sunday');
const SLOTS = { calendarHeader: CalendarHeader, day: Day };

const toDayjs = (day: string) => dayjs.utc(day);
const toDay = (date: Dayjs) => date.format('YYYY-MM-DD');

const Box = styled('div')({
  padding: 12,
  [down('phone')]: { padding: 8 },
  '& .MuiDateCalendar-root': { width: '100%', height: 'auto', maxHeight: 'none', overflow: 'visible' },
  // Keeps focus rings at the edges.
  '& .MuiDayCalendar-monthContainer': { overflow: 'visible' },
  '& .MuiYearCalendar-root, & .MuiMonthCalendar-root': { width: '100%', height: 320, maxHeight: 320 },
  '& .MuiYearCalendar-button, & .MuiMonthCalendar-button': { height: 44, borderRadius: 8, fontSize: '1rem' },
  '& .MuiYearCalendar-button:focus-visible, & .MuiMonthCalendar-button:focus-visible': {
    outline: `3px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
  '& .MuiDayCalendar-header > *, & .MuiDayCalendar-weekContainer > *': {
    flex: '1 1 0',
    minWidth: 0,
    width: 'auto',
    margin: 0,
  },
  '& .MuiDayCalendar-header': { gap: 2 },
  '& .MuiDayCalendar-weekContainer': { gap: 2, margin: '0 0 2px' },
  '& .MuiDayCalendar-weekDayLabel': { height: 28, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .MuiDayCalendar-slideTransition': { minHeight: 276 },
  '& .MuiPickerDay-root': { height: 44, borderRadius: 8, fontSize: '1rem' },
  '& .MuiPickerDay-root.Mui-disabled': { color: theme.vars.palette.text.secondary, opacity: 0.6 },
  '& .MuiPickerDay-root[aria-current]:not(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    fontWeight: 700,
  },
  '& .MuiPickerDay-root[data-labelled="true"]': {
    textDecoration: 'underline dotted 2px',
    textUnderlineOffset: 4,
  },
});

interface Facts {
  today: string;
  min: string;
  max: string;
  tabStop?: RefObject<HTMLButtonElement | null>;
  labelsOf: (day: string) => readonly string[];
}

const CalendarFacts = createContext<Facts>({ today: '', min: '', max: '', labelsOf: () => [] });

export interface DatePopupProps {
  /** yyyy-MM-dd; '' for none. */
  value: string;
  today: string;
  min: string;
  max: string;
  isBirthDate: boolean;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** Opens at `value`, else as near to today as allowed; for a birth date, at the years a generation ago. */
export function DatePopup({ value, today, min, max, isBirthDate, onPick, onClose }: DatePopupProps) {
  const tabStop = useRef<HTMLButtonElement>(null);
  const [yearsFirst] = useState(isBirthDate && !value);
  useFocusOn(tabStop, !yearsFirst);
  const [reference, setReference] = useState(() =>
    toDayjs(nearest(yearsFirst ? toDay(toDayjs(today).subtract(GENERATION_YEARS, 'year')) : today, min, max)),
  );
  const [month, setMonth] = useState(monthOf(value || toDay(reference)));
  const useLabels = useContext(DayLabels);
  const labelsOf = useLabels(month);
  // A new object for the same day would reset the shown month.
  const chosen = useMemo(() => (value ? toDayjs(value) : null), [value]);
  const labelled = monthWeeks(month, 'sunday')
    .flat()
    .flatMap((day) => (day === null ? [] : labelsOf(day).map((label) => `${shortDate(day)}: ${label}`)));
  return (
    <Box>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={LOCALE}>
        <CalendarFacts.Provider value={{ today, min, max, tabStop, labelsOf }}>
          <DateCalendar
            reduceAnimations
            timezone="UTC"
            views={yearsFirst ? YEARS_FIRST : DAYS}
            openTo={yearsFirst ? 'year' : 'day'}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without it the focus is lost between the views.
            autoFocus={yearsFirst}
            value={chosen}
            yearsPerRow={4}
            referenceDate={reference}
            minDate={toDayjs(min)}
            maxDate={toDayjs(max)}
            onMonthChange={(date: Dayjs) => setMonth(monthOf(toDay(date)))}
            onChange={(date: Dayjs | null, state) => {
              if (date && state === 'partial') setReference(date);
              else if (date) onPick(toDay(date));
            }}
            dayOfWeekFormatter={(date: Dayjs) => WEEKDAYS[date.day()]?.short ?? ''}
            slots={SLOTS}
          />
        </CalendarFacts.Provider>
      </LocalizationProvider>
      {labelled.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {labelled.join(' · ')}
        </Typography>
      )}
      <UnbrokenRow spacing={2} sx={{ justifyContent: 'space-between', mt: 2 }}>
        <Button variant="outlined" size="small" disabled={today < min || today > max} onClick={() => onPick(today)}>
          Hoy
        </Button>
        <Button variant="outlined" size="small" onClick={onClose}>
          Cerrar
        </Button>
      </UnbrokenRow>
    </Box>
  );
}

const DAYS = ['day'] as const;
const YEARS_FIRST = ['year', 'month', 'day'] as const;
const GENERATION_YEARS = 30;
const QUESTIONS = { year: 'Elegí el año', month: 'Elegí el mes' };

function CalendarHeader({ currentMonth, labelId = '', view, onMonthChange }: PickersCalendarHeaderProps) {
  const { min, max } = useContext(CalendarFacts);
  if (view !== 'day') return <Typography id={labelId}>{QUESTIONS[view]}</Typography>;
  const month = monthOf(toDay(currentMonth));
  const show = (monthToShow: string) => onMonthChange(toDayjs(`${monthToShow}-01`));
  const wayTo = (months: number) => {
    const other = monthOf(toDay(currentMonth.add(months, 'month')));
    return other >= monthOf(min) && other <= monthOf(max) ? () => show(other) : undefined;
  };
  return (
    <MonthHeader id={labelId} name={monthName(month)} onPrevious={wayTo(-1)} onNext={wayTo(1)}>
      <MonthYearSelects month={month} firstMonth={monthOf(min)} lastMonth={monthOf(max)} onChange={show} />
    </MonthHeader>
  );
}

/** MUI marks the browser's today; the clinic's may differ. */
function Day({ onKeyDown, ...props }: PickerDayProps) {
  const { today, tabStop, labelsOf } = useContext(CalendarFacts);
  const day = toDay(props.day);
  const labels = labelsOf(day);
  const isToday = day === today;
  return (
    <PickerDay
      {...props}
      {...(props.tabIndex === 0 && { ref: tabStop })}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[longDate(day), ...labels].join(', ')}
      data-labelled={labels.length > 0}
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => onKeyDown?.(withPagesInOrder(event), props.day)}
    />
  );
}

const SWAPPED: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/** DateCalendar's PageUp and PageDown are reversed. */
function withPagesInOrder(event: KeyboardEvent<HTMLButtonElement>): KeyboardEvent<HTMLButtonElement> {
  const key = SWAPPED[event.key];
  return key === undefined ? event : (Object.create(event, { key: { value: key } }) as typeof event);
}

function nearest(day: string, min: string, max: string): string {
  if (day < min) return min;
  return day > max ? max : day;
}
