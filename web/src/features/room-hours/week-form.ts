import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { hoursRule } from '../../kit/form/intervals-rule';
import { textRule } from '../../kit/form/rules';
import { capitalized } from '../../kit/text/capitalized';
import { minutesOf, type Interval } from '../../kit/time/intervals';
import { createRoomTemplateInputLimits } from '../../schema/limits.generated';
import { plain } from './day-form';
import { WEEKDAY_KEYS, type WeekdayKey } from './month-days';
import type {
  RoomHoursMonthFragment,
  RoomWeekFragment,
  SetRoomAvailabilityMutationVariables,
} from './room-hours.generated';
import { openingText, texts } from './texts';

/** Hours by weekday, empty when closed, and the week's name. */
export interface RoomWeekValues extends Record<WeekdayKey, Interval[]> {
  templateName: string;
}

type WeekInput = NonNullable<SetRoomAvailabilityMutationVariables['input']['weeklyTemplate']>;

const NAME = textRule(createRoomTemplateInputLimits.name, { required: texts.faults.templateName });

export const roomWeekSchema = formSchema<RoomWeekValues>({
  templateName: NAME,
  ...byDay((key) => hoursRule(texts.hoursOf.weekday(texts.weekdays[key]))),
});

/** An unconfigured month has no name yet. */
export function monthValues({ isConfigured, templateName, weeklyTemplate }: RoomHoursMonthFragment): RoomWeekValues {
  return weekValues(isConfigured ? templateName : '', weeklyTemplate);
}

export function weekValues(templateName: string, week: RoomWeekFragment): RoomWeekValues {
  return { templateName, ...byDay((key) => plain(week[key].intervals)) };
}

export function toWeekInput(values: RoomWeekValues): WeekInput {
  return byDay((key) => ({ isAvailable: values[key].length > 0, intervals: values[key] }));
}

/** The server's week as an input. */
export function weekInputOf(week: RoomWeekFragment): WeekInput {
  return toWeekInput(weekValues('', week));
}

/** Ignores hours that end before they start. */
export function roomWeekMinutes(values: RoomWeekValues): number {
  const intervals = WEEKDAY_KEYS.flatMap((key) => values[key]);
  return intervals.reduce((sum, interval) => sum + Math.max(0, minutesOf(interval)), 0);
}

function byDay<Value>(valueOf: (key: WeekdayKey) => Value): Record<WeekdayKey, Value> {
  return Object.fromEntries(WEEKDAY_KEYS.map((key) => [key, valueOf(key)])) as Record<WeekdayKey, Value>;
}

/** Each weekday is resolved separately. */
export const WEEK_WORDS: FieldWords<RoomWeekValues> = {
  templateName: { label: texts.fields.templateName },
  ...byDay((key) => ({
    label: capitalized(texts.weekdays[key]),
    text: (hours: Interval[]) => openingText(hours) || texts.closed,
  })),
};
