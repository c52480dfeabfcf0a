import { monthParts } from '../../kit/time/wall-time';
import { useHolidaysQuery, type HolidaysQuery } from './holidays.generated';
import { holidayTexts } from './texts';

const NONE: HolidaysQuery['holidays'] = [];

/** The country's holidays in a month, yyyy-MM; none on failure. With `roomId`, closed means that room. */
export function useHolidays(month: string, roomId?: number) {
  const query = useHolidaysQuery({ variables: monthParts(month) });
  const holidays = query.data?.holidays ?? NONE;
  const on = (day: string) => holidays.filter(({ date }) => date === day);
  const isClosed = (holiday: HolidaysQuery['holidays'][number]) =>
    roomId === undefined ? holiday.isClosed : holiday.closedRoomIds.includes(roomId);
  return {
    query,
    holidays,
    /** Joined names, if it is closed for them. */
    closedFor: (day: string) => {
      const closed = on(day).filter(isClosed);
      return closed.length === 0 ? undefined : closed.map(({ name }) => name).join('; ');
    },
    labelsOn: (day: string) =>
      on(day).map((holiday) => (isClosed(holiday) ? holidayTexts.closed(holiday.name) : holiday.name)),
  };
}

/** By day. */
export function useHolidayLabels(month: string): (day: string) => readonly string[] {
  return useHolidays(month).labelsOn;
}
