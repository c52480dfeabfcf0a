import { COPAY_ROUNDINGS } from '@turnero/api/domain/copay-raise';
import { string } from 'yup';

import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { numberOf, numberRule } from '../../../kit/form/rules';
import { formatMoney } from '../../../kit/text/money';
import { addMonths, monthOf } from '../../../kit/time/wall-time';
import { raiseCopaysInputLimits as limits } from '../../../schema/limits.generated';
import { texts } from '../texts';
import type { RaiseCopaysInput } from './copays.generated';

const says = texts.raise;

export interface RaiseValues {
  percentage: string;
  roundTo: string;
  validFrom: string;
}

const percentageRule = numberRule(limits.percentage, says.named);

export const raiseSchema = (today: string) =>
  formSchema<RaiseValues>({
    percentage: percentageRule,
    roundTo: string(),
    validFrom: dateTextRule({ min: today }).required(says.faults.validFrom),
  });

/** From the first of next month, as raises are announced. */
export const toRaiseValues = (today: string): RaiseValues => ({
  percentage: '',
  roundTo: '100',
  validFrom: toDateText(`${addMonths(monthOf(today), 1)}-01`),
});

/** Null while a value is missing or wrong. `insurerIds` null: all. */
export function toRaiseInput(
  { percentage, roundTo, validFrom }: RaiseValues,
  { today, insurerIds }: { today: string; insurerIds: number[] | null },
): RaiseCopaysInput | null {
  const from = toIsoDay(tidyDateText(validFrom));
  if (!percentageRule.isValidSync(percentage) || from < today) return null;
  return { percentage: numberOf(percentage), roundTo: Number(roundTo), validFrom: from, insurerIds };
}

export const roundingOptions = (currency: string | undefined) =>
  COPAY_ROUNDINGS.map((step) => ({
    value: String(step),
    label: says.rounding(step < 1 ? '' : formatMoney(step, currency)),
  }));

export const RAISE_FIELDS: Readonly<Record<string, keyof RaiseValues>> = {
  percentage: 'percentage',
  roundTo: 'roundTo',
  validFrom: 'validFrom',
};
