import { boolean } from 'yup';

import { formSchema } from '../../kit/form/form-schema';
import { hoursRule } from '../../kit/form/intervals-rule';
import { isSame } from '../../kit/form/merge-edits';
import { textRule } from '../../kit/form/rules';
import { DEFAULT_INTERVAL, plain, type Interval } from '../../kit/time/intervals';
import { dailyOverrideInputLimits } from '../../schema/limits.generated';
import { hoursOn } from './month-days';
import type { RoomHoursMonthFragment, SetRoomAvailabilityMutationVariables } from './room-hours.generated';
import { openingText, texts } from './texts';

export interface DayValues {
  isAvailable: boolean;
  /** At least one, even on a closed day, to start from. */
  intervals: Interval[];
  notes: string;
}

export const daySchema = formSchema<DayValues>({
  isAvailable: boolean(),
  intervals: hoursRule(texts.hoursOfDay),
  notes: textRule(dailyOverrideInputLimits.notes),
});

export const DAY_WORDS = {
  isAvailable: { label: texts.fields.isAvailable },
  intervals: { label: texts.fields.intervals, text: openingText },
  notes: { label: texts.fields.notes },
};

/** `opening`: initial hours of a closed day. */
export function toDayValues(
  month: RoomHoursMonthFragment,
  date: string,
  opening: Interval = DEFAULT_INTERVAL,
): DayValues {
  const { intervals, notes } = hoursOn(month, date);
  const isAvailable = intervals.length > 0;
  return { isAvailable, intervals: isAvailable ? plain(intervals) : [{ ...opening }], notes: notes ?? '' };
}

type MonthInput = SetRoomAvailabilityMutationVariables['input'];

/** Null when nothing changed. */
export function toDayInput(before: DayValues, date: string, values: DayValues): MonthInput | null {
  if (isSame(before, values)) return null;
  const { isAvailable, intervals, notes } = values;
  return {
    putOverrides: [{ date, isAvailable, intervals: isAvailable ? intervals : [], notes: notes.trim() || null }],
  };
}
