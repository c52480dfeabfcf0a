import { monthParts } from '../../kit/time/wall-time';
import { useHolidaysQuery, type HolidaysQuery } from './holidays.generated';

const NONE: HolidaysQuery['holidays'] = [];

/** The country's holidays in a month, yyyy-MM; none on failure. They close nothing. */
export function useHolidays(month: string) {
  const query = useHolidaysQuery({ variables: monthParts(month), errorToast: false });
  const holidays = query.data?.holidays ?? NONE;
  return {
    query,
    holidays,
    namesOn: (day: string) => holidays.filter(({ date }) => date === day).map(({ name }) => name),
  };
}

/** By day. */
export function useHolidayNames(month: string): (day: string) => readonly string[] {
  return useHolidays(month).namesOn;
}
