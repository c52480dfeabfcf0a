import type { ComponentProps } from 'react';

import { WeekStrip } from '../../kit/calendar/WeekStrip';
import { monthOf } from '../../kit/time/wall-time';
import { useHolidayLabels } from './useHolidays';

/** WeekStrip with holidays. */
export function ClinicWeek(props: Omit<ComponentProps<typeof WeekStrip>, 'labelsOf'>) {
  const { days } = props;
  const [first, last] = [monthOf(days[0]!), monthOf(days.at(-1)!)];
  // A week may lie in two months.
  const [ofFirst, ofLast] = [useHolidayLabels(first), useHolidayLabels(last)];
  return <WeekStrip {...props} labelsOf={(day) => (monthOf(day) === first ? ofFirst : ofLast)(day)} />;
}
