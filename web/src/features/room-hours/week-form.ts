import type { WeekScheduleFragment } from '../../clinic/hours/hours.generated';
import { weekHours, weekHoursRules, weekWords, type WeekHours } from '../../clinic/hours/week-form';
import { WEEKDAY_KEYS } from '../../clinic/hours/weekdays';
import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { minutesOf } from '../../kit/time/intervals';
import { createRoomTemplateInputLimits } from '../../schema/limits.generated';
import type { RoomHoursMonthFragment } from './room-hours.generated';
import { openingText, texts } from './texts';

export interface RoomWeekValues extends WeekHours {
  templateName: string;
}

const NAME = textRule(createRoomTemplateInputLimits.name, { required: texts.faults.templateName });

export const roomWeekSchema = formSchema<RoomWeekValues>({ templateName: NAME, ...weekHoursRules });

/** An unconfigured month has no name yet. */
export function monthValues({ isConfigured, templateName, weeklyTemplate }: RoomHoursMonthFragment): RoomWeekValues {
  return weekValues(isConfigured ? templateName : '', weeklyTemplate);
}

export function weekValues(templateName: string, week: WeekScheduleFragment): RoomWeekValues {
  return { templateName, ...weekHours(week) };
}

/** Ignores hours that end before they start. */
export function roomWeekMinutes(values: RoomWeekValues): number {
  const intervals = WEEKDAY_KEYS.flatMap((key) => values[key]);
  return intervals.reduce((sum, interval) => sum + Math.max(0, minutesOf(interval)), 0);
}

export const WEEK_WORDS: FieldWords<RoomWeekValues> = {
  templateName: { label: texts.fields.templateName },
  ...weekWords((hours) => openingText(hours) || texts.closed),
};
