import { useMemo } from 'react';

import { monthParts } from '../../kit/time/wall-time';
import { useHolidaysQuery, type HolidaysQuery } from './holidays.generated';

export type Holiday = HolidaysQuery['holidays'][number];

/** The country's holidays in a month (yyyy-MM); none while they load or where they fail. They close nothing. */
export function useHolidays(month: string): { holidays: readonly Holiday[]; namesOn: (day: string) => string[] } {
  const { data } = useHolidaysQuery({ variables: monthParts(month), errorToast: false });
  return useMemo(() => {
    const holidays = data?.holidays ?? [];
    return { holidays, namesOn: (day) => holidays.filter(({ date }) => date === day).map(({ name }) => name) };
  }, [data]);
}
