import { OUTCOME_LABELS, type CoverageOutcome } from '@turnero/api/domain/coverage-rules';
import { string } from 'yup';

import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema } from '../../kit/form/form-schema';
import type { MatrixCell } from './coverage-matrix';
import type { SetCoverageRulesInput } from './coverage-rules.generated';
import { texts } from './texts';

const says = texts.rules;

/** The outcome as its label. */
export interface RulesValues {
  outcome: string;
  validFrom: string;
  validTo: string;
}

const OUTCOMES = Object.keys(OUTCOME_LABELS) as CoverageOutcome[];
export const OUTCOME_OPTIONS = [...OUTCOMES.map((outcome) => OUTCOME_LABELS[outcome]), says.withoutRule];

export const rulesSchema = (today: string) =>
  formSchema<RulesValues>({
    outcome: string().required(says.faults.outcome),
    validFrom: dateTextRule({ min: today }).required(says.faults.validFrom),
    validTo: dateTextRule().test('order', says.faults.order, (typed, { parent }) => {
      const validTo = toIsoDay(tidyDateText(typed ?? ''));
      return validTo === '' || validTo >= toIsoDay(tidyDateText((parent as RulesValues).validFrom ?? ''));
    }),
  });

export const toRulesValues = (today: string): RulesValues => ({
  outcome: '',
  validFrom: toDateText(today),
  validTo: '',
});

/** Null while a value is missing or wrong. */
export function toPeriod({ outcome, validFrom, validTo }: RulesValues) {
  const [from, to] = [validFrom, validTo].map((typed) => toIsoDay(tidyDateText(typed)));
  if (outcome === '' || !from || (validTo.trim() !== '' && (!to || to < from))) return null;
  return {
    outcome: OUTCOMES.find((it) => OUTCOME_LABELS[it] === outcome) ?? null,
    validFrom: from,
    validTo: to || null,
  };
}

/** `cells` as the user has seen them. */
export function toRulesInput(values: RulesValues, cells: readonly MatrixCell[]): SetCoverageRulesInput | null {
  const period = toPeriod(values);
  return (
    period && {
      ...period,
      cells: cells.map(({ key, rules }) => ({ ...key, seen: rules.map(({ id, version }) => ({ id, version })) })),
    }
  );
}

export const RULES_FIELDS: Readonly<Record<string, keyof RulesValues>> = {
  outcome: 'outcome',
  validFrom: 'validFrom',
  validTo: 'validTo',
};
