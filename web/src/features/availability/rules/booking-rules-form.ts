import { BUFFER_MINUTES } from '@turnero/api/domain/buffers';
import { string } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { texts } from '../texts';
import type { BookingRulesFactsFragment } from './booking-rules.generated';

/** '' for none. */
export interface RulesValues {
  notice: string;
  horizon: string;
  before: string;
  after: string;
}

interface RulesInput {
  noticeHours?: number | null;
  horizonDays?: number | null;
  bufferBeforeMinutes?: number;
  bufferAfterMinutes?: number;
}

export const rulesSchema = formSchema<RulesValues>({
  notice: string(),
  horizon: string(),
  before: string(),
  after: string(),
});

export const RULES_FIELDS = {
  noticeHours: 'notice',
  horizonDays: 'horizon',
  bufferBeforeMinutes: 'before',
  bufferAfterMinutes: 'after',
} as const;

export function toRulesValues(stored: BookingRulesFactsFragment | undefined): RulesValues {
  return {
    notice: String(stored?.noticeHours ?? ''),
    horizon: String(stored?.horizonDays ?? ''),
    before: String(stored?.bufferBeforeMinutes ?? 0),
    after: String(stored?.bufferAfterMinutes ?? 0),
  };
}

const numberOrNone = (chosen: string): number | null => (chosen === '' ? null : Number(chosen));

/** Only fields that differ from `before`. */
export function toRulesInput(values: RulesValues, before: RulesValues): RulesInput | null {
  const input: RulesInput = {
    ...(values.notice !== before.notice && { noticeHours: numberOrNone(values.notice) }),
    ...(values.horizon !== before.horizon && { horizonDays: numberOrNone(values.horizon) }),
    ...(values.before !== before.before && { bufferBeforeMinutes: Number(values.before) }),
    ...(values.after !== before.after && { bufferAfterMinutes: Number(values.after) }),
  };
  return Object.keys(input).length === 0 ? null : input;
}

const USUAL: Record<keyof RulesValues, readonly number[]> = {
  notice: [2, 4, 6, 12, 24, 48, 72, 168],
  horizon: [7, 14, 30, 60, 90, 180, 365],
  before: bufferLengths(),
  after: bufferLengths(),
};

function bufferLengths(): number[] {
  const { min, max, step } = BUFFER_MINUTES;
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}

/** The usual choices, plus an unusual stored one. */
export function ruleOptions(name: keyof RulesValues, { [name]: stored }: RulesValues) {
  const usual = USUAL[name];
  const all = stored === '' || usual.includes(Number(stored)) ? usual : [...usual, Number(stored)];
  const none = name === 'notice' || name === 'horizon' ? [''] : [];
  const values = [...none, ...all.toSorted((one, other) => one - other).map(String)];
  return values.map((value) => ({ value, label: ruleText(name, value) }));
}

function ruleText(name: keyof RulesValues, value: string): string {
  const { noNotice, noHorizon, notice, horizon, buffer } = texts.bookingRules;
  if (value === '') return name === 'notice' ? noNotice : noHorizon;
  const say = { notice, horizon, before: buffer, after: buffer }[name];
  return say(Number(value));
}

export const RULES_WORDS: FieldWords<RulesValues> = {
  notice: { label: texts.bookingRules.fields.notice, text: (value) => ruleText('notice', value) },
  horizon: { label: texts.bookingRules.fields.horizon, text: (value) => ruleText('horizon', value) },
  before: { label: texts.bookingRules.fields.before, text: (value) => ruleText('before', value) },
  after: { label: texts.bookingRules.fields.after, text: (value) => ruleText('after', value) },
};
