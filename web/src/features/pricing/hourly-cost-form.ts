import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { moneyOf, moneyRule, moneyText, typedMoneyText } from '../../kit/form/money-text';
import type { SaveHourlyCostMutation } from './pricing.generated';
import { texts } from './texts';

export type HourlyCost = Pick<SaveHourlyCostMutation['updateDefaultHourlyCost'], 'defaultHourlyCost' | 'version'>;

export interface HourlyCostValues {
  /** As people write money. */
  cost: string;
}

/** The step of the arrows. */
export const HOURLY_COST_STEP = 100;

export const hourlyCostSchema = formSchema<HourlyCostValues>({
  cost: moneyRule(texts.named.hourlyCost, { withCents: true }).required(texts.faults.hourlyCost),
});

export function toHourlyCostValues(stored: HourlyCost | undefined): HourlyCostValues {
  return { cost: moneyText(stored?.defaultHourlyCost ?? 0, { withCents: true }) };
}

/** `values` must be valid. */
export function toHourlyCostInput({ cost }: HourlyCostValues): { defaultHourlyCost: number } {
  return { defaultHourlyCost: moneyOf(cost) ?? 0 };
}

export const HOURLY_COST_FIELDS = { defaultHourlyCost: 'cost' } as const;

/** Field names for an edit conflict. */
export const hourlyCostWords = (currency: string | undefined): FieldWords<HourlyCostValues> => ({
  cost: { label: texts.fields.hourlyCost, text: (typed) => typedMoneyText(typed, currency) },
});
