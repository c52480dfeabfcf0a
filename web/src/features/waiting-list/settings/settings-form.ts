import { boolean, string } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { wholeNumberRule } from '../../../kit/form/rules';
import { updateWaitingListSettingsInputLimits as LIMITS } from '../../../schema/limits.generated';
import type { UpdateWaitingListSettingsInput, WaitingListSettingsFactsFragment } from './settings.generated';
import { texts } from './texts';

export const NUMBERS = ['atOnce', 'weeklyOffers', 'answerMinutes', 'sameDayMinutes', 'leastHours'] as const;
export const TIMES = ['quietStart', 'quietEnd'] as const;

export type SettingsValues = { isEnabled: boolean } & Record<(typeof NUMBERS)[number] | (typeof TIMES)[number], string>;

const numberOf = (name: (typeof NUMBERS)[number]) =>
  wholeNumberRule(LIMITS[name], { named: texts.fields[name], required: texts.faults.number });
const TIME = string()
  .trim()
  .required(texts.faults.time)
  .matches(/^([01]\d|2[0-3]):[0-5]\d$/, texts.faults.time);

export const settingsSchema = formSchema<SettingsValues>({
  isEnabled: boolean(),
  atOnce: numberOf('atOnce'),
  weeklyOffers: numberOf('weeklyOffers'),
  answerMinutes: numberOf('answerMinutes'),
  sameDayMinutes: numberOf('sameDayMinutes'),
  leastHours: numberOf('leastHours'),
  quietStart: TIME,
  quietEnd: TIME,
});

export function toSettingsValues(stored: WaitingListSettingsFactsFragment | undefined): SettingsValues {
  if (!stored) throw new Error('There is always one');
  const { isEnabled, atOnce, weeklyOffers, answerMinutes, sameDayMinutes, leastHours, quietStart, quietEnd } = stored;
  return {
    isEnabled,
    atOnce: String(atOnce),
    weeklyOffers: String(weeklyOffers),
    answerMinutes: String(answerMinutes),
    sameDayMinutes: String(sameDayMinutes),
    leastHours: String(leastHours),
    quietStart,
    quietEnd,
  };
}

/** Sends every field. `values` must be valid. */
export function toSettingsInput(values: SettingsValues): UpdateWaitingListSettingsInput {
  return {
    isEnabled: values.isEnabled,
    atOnce: Number(values.atOnce),
    weeklyOffers: Number(values.weeklyOffers),
    answerMinutes: Number(values.answerMinutes),
    sameDayMinutes: Number(values.sameDayMinutes),
    leastHours: Number(values.leastHours),
    quietStart: values.quietStart.trim(),
    quietEnd: values.quietEnd.trim(),
  };
}

export const SETTINGS_WORDS: FieldWords<SettingsValues> = {
  isEnabled: { label: texts.fields.isEnabled, text: (is) => (is ? texts.yes : texts.no) },
  atOnce: { label: texts.fields.atOnce },
  weeklyOffers: { label: texts.fields.weeklyOffers },
  answerMinutes: { label: texts.fields.answerMinutes },
  sameDayMinutes: { label: texts.fields.sameDayMinutes },
  leastHours: { label: texts.fields.leastHours },
  quietStart: { label: texts.fields.quietStart },
  quietEnd: { label: texts.fields.quietEnd },
};
