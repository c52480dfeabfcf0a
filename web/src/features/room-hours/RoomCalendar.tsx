import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useHolidays } from '../../clinic/holidays/useHolidays';
import { statusStyle, type LegendEntry } from '../../kit/calendar/Legend';
import { MonthGrid } from '../../kit/calendar/MonthGrid';
import { LoadFault } from '../../kit/states/LoadFault';
import { monthName, monthOf, monthParts } from '../../kit/time/wall-time';
import { up } from '../../kit/ui/breakpoints';
import { DayDialog } from './DayDialog';
import { Holidays } from './Holidays';
import { CUSTOM_SIGN, dayView, HOLIDAY_SIGN, hoursOn } from './month-days';
import { MONTH_KEY, roomTemplatesPath } from './room-hours.paths';
import { texts } from './texts';
import { useRoomAvailability } from './useRoomAvailability';
import type { RoomHoursUrlState } from './useRoomHoursUrlState';
import { useSetMonth } from './useSetMonth';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  [up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 232px' },
});

const CLOSED_MONTH = { weeklyTemplate: closedWeek(), dailyOverrides: [] };
const LEGEND: readonly LegendEntry[] = [
  { sign: '9–18', style: statusStyle('done'), text: texts.roomCalendar.legend.open },
  { sign: '—', style: statusStyle('absent'), text: texts.closed },
  { sign: CUSTOM_SIGN, style: {}, text: texts.custom },
  { sign: HOLIDAY_SIGN, style: {}, text: texts.roomCalendar.legend.holiday },
];

interface Props {
  urlState: RoomHoursUrlState;
  /** The years' data may be outdated. */
  onSaved: () => Promise<unknown>;
}

/** Hours by day, holidays, and a day editor. */
export function RoomCalendar({ urlState, onSaved }: Props) {
  const { roomId, month, today, weekStart, showMonth } = urlState;
  const availability = useRoomAvailability(roomId, month);
  const { stored, reload } = availability;
  const holidays = useHolidays(month, roomId);
  const { setMonth, question } = useSetMonth(reload);
  const [openDay, setOpenDay] = useState<string>();
  if (openDay !== undefined && monthOf(openDay) !== month) setOpenDay(undefined);
  const hours = stored ?? CLOSED_MONTH;
  const isLocked = stored === undefined;

  return (
    <Columns>
      <div>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
          <Typography color="textSecondary" role="status">
            {texts.roomCalendar.template(
              stored?.templateName ?? (availability.failed ? texts.unconfigured.title : texts.waiting),
              stored?.isConfigured === false && month >= monthOf(today) && (
                <Link to={`${roomTemplatesPath(roomId)}?${MONTH_KEY}=${month}`}>
                  {texts.configure(monthName(month))}
                </Link>
              ),
            )}
          </Typography>
          <Button variant="outlined" size="small" onClick={() => showMonth(monthOf(today))}>
            {texts.roomCalendar.today}
          </Button>
        </Stack>
        <LoadFault of={availability} title={texts.monthFailed} onRetry={() => void reload()} />
        <MonthGrid
          month={month}
          onMonthChange={showMonth}
          today={today}
          weekStart={weekStart}
          busy={isLocked && !availability.failed}
          isUnknown={availability.failed}
          legend={LEGEND}
          viewOf={(date) => {
            const { isCustom, ...rest } = hoursOn(hours, date);
            // The holiday's label says enough.
            const ofDay = { ...rest, isCustom: isCustom && holidays.closedFor(date) === undefined };
            return dayView(date, ofDay, { today, isLocked, holidays: holidays.labelsOn(date) });
          }}
          onSelect={setOpenDay}
        />
      </div>
      <Holidays year={monthParts(month).year} holidays={holidays} stored={stored} today={today} />
      {stored && openDay !== undefined && (
        <DayDialog
          key={openDay}
          date={openDay}
          stored={stored}
          setMonth={setMonth}
          onSaved={onSaved}
          onClose={() => setOpenDay(undefined)}
        />
      )}
      {question}
    </Columns>
  );
}

function closedWeek() {
  const closed = { isAvailable: false, intervals: [] };
  return {
    monday: closed,
    tuesday: closed,
    wednesday: closed,
    thursday: closed,
    friday: closed,
    saturday: closed,
    sunday: closed,
  };
}
