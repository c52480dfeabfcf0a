import { CREDIT_STEPS, stepFault, stepsText, type CreditStep } from '@turnero/api/domain/credit-steps';
import { array, object } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { wholeNumberRule } from '../../../kit/form/rules';
import { giveBackStepInputLimits as limits } from '../../../schema/limits.generated';
import type { GiveBackPolicyFactsFragment } from '../pricing.generated';
import { texts } from '../texts';

interface StepValues {
  days: string;
  percentage: string;
}

export interface GiveBackValues {
  /** All possible rows; empty ones don't count. */
  steps: StepValues[];
}

const EMPTY: StepValues = { days: '', percentage: '' };
const says = texts.giveBackForm;

export const giveBackSchema = formSchema<GiveBackValues>({
  steps: array()
    .of(
      object({
        days: wholeNumberRule(limits.days, { named: says.named.days }),
        percentage: wholeNumberRule(limits.percentage, { named: says.named.percentage }),
      }),
    )
    .test((steps, context) => {
      // Formik hands empty boxes over as undefined.
      const rows = (steps ?? []).map(({ days = '', percentage = '' }: Partial<StepValues>) => ({ days, percentage }));
      const fault = faultOf(rows);
      return fault === null || context.createError({ path: `steps.${fault.row}.${fault.field}`, message: fault.text });
    }),
});

function faultOf(rows: readonly StepValues[]): { row: number; field: keyof CreditStep; text: string } | null {
  const filled = rows.map((values, row) => ({ values, row })).filter(({ values }) => isFilled(values));
  for (const { values, row } of filled) {
    if (values.days.trim() === '') return { row, field: 'days', text: says.missing.days };
    if (values.percentage.trim() === '') return { row, field: 'percentage', text: says.missing.percentage };
  }
  const fault = stepFault(filled.map(({ values }) => stepOf(values)));
  return fault && { row: filled[fault.index]!.row, field: fault.field, text: fault.text };
}

export function toGiveBackValues(policy: GiveBackPolicyFactsFragment | undefined): GiveBackValues {
  const stored = (policy?.steps ?? []).map(({ days, percentage }) => ({
    days: String(days),
    percentage: String(percentage),
  }));
  return { steps: Array.from({ length: CREDIT_STEPS.maxItems }, (_, row) => stored[row] ?? EMPTY) };
}

/** `values` must be valid. */
export function toGiveBackInput({ steps }: GiveBackValues): { steps: CreditStep[] } {
  return { steps: steps.filter(isFilled).map(stepOf) };
}

export const GIVE_BACK_WORDS: FieldWords<GiveBackValues> = {
  steps: { label: says.title, text: (steps) => stepsText(steps.filter(isFilled).map(stepOf)) ?? says.nothing },
};

export const isFilled = ({ days, percentage }: StepValues): boolean => `${days}${percentage}`.trim() !== '';
const stepOf = ({ days, percentage }: StepValues): CreditStep => ({
  days: Number(days),
  percentage: Number(percentage),
});
