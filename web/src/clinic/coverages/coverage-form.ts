import { CoverageRelationship, memberNumberFault, RELATIONSHIP_LABELS } from '@turnero/api/domain/coverage';
import { boolean, string } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { dateTextRule, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { addCoverageInputLimits as limits } from '../../schema/limits.generated';
import type { CoverageFactsFragment, InsurersToChooseQuery, UpdateCoverageInput } from './coverages.generated';
import { texts } from './texts';

export type InsurerToChoose = InsurersToChooseQuery['insurers'][number];

/** Ids as the option; '' is none. */
export interface CoverageValues {
  insurerId: string;
  planId: string;
  number: string;
  relationship: string;
  holderName: string;
  validTo: string;
  isPrimary: boolean;
  isChecked: boolean;
}

export function coverageSchema(insurers: readonly InsurerToChoose[], stored: CoverageFactsFragment | undefined) {
  return formSchema<CoverageValues>({
    insurerId: string().required(texts.faults.insurer),
    planId: string(),
    number: textRule(limits.number).test(function check(typed = '') {
      const { insurerId } = this.parent as CoverageValues;
      const insurer = insurers.find(({ id }) => String(id) === insurerId);
      if (!insurer || (typed === stored?.number && insurer.id === stored.insurer.id)) return true;
      if (typed === '') return insurer.kind === 'private_pay' || this.createError({ message: texts.faults.number });
      const fault = memberNumberFault(typed, insurer.numberPattern);
      return fault === null || this.createError({ message: fault });
    }),
    relationship: string(),
    holderName: textRule(limits.holderName),
    validTo: dateTextRule(),
    isPrimary: boolean(),
    isChecked: boolean(),
  });
}

export function toCoverageValues(coverage: CoverageFactsFragment | undefined): CoverageValues {
  return {
    insurerId: coverage ? String(coverage.insurer.id) : '',
    planId: coverage?.plan ? String(coverage.plan.id) : '',
    number: coverage?.number ?? '',
    relationship: coverage?.relationship ?? 'holder',
    holderName: coverage?.holderName ?? '',
    validTo: toDateText(coverage?.validTo),
    isPrimary: coverage?.isPrimary ?? false,
    isChecked: false,
  };
}

export function toCoverageInput(values: CoverageValues, insurers: readonly InsurerToChoose[]) {
  const { insurerId, planId, number, relationship, holderName, validTo, isPrimary, isChecked } = values;
  const insurer = insurers.find(({ id }) => String(id) === insurerId);
  return {
    insurerId: Number(insurerId),
    // The chosen plan may be of an insurer chosen before.
    planId: insurer?.plans.find(({ id }) => String(id) === planId)?.id ?? null,
    number: number.trim(),
    relationship: relationship as CoverageRelationship,
    holderName: relationship === 'holder' ? null : holderName.trim() || null,
    validTo: toIsoDay(validTo.trim()) || null,
    isPrimary,
    isChecked,
  } satisfies UpdateCoverageInput;
}

export type CoverageInput = ReturnType<typeof toCoverageInput>;

export const RELATIONSHIP_OPTIONS = Object.values(CoverageRelationship).map((value) => ({
  value,
  label: RELATIONSHIP_LABELS[value],
}));

export function coverageWords(insurers: readonly InsurerToChoose[]): FieldWords<CoverageValues> {
  const plans = insurers.flatMap((insurer) => insurer.plans);
  const nameIn = (list: readonly { id: number; name: string }[]) => (id: string) =>
    list.find((it) => String(it.id) === id)?.name ?? texts.noPlan;
  const yesNo = (is: boolean) => (is ? texts.yes : texts.no);
  return {
    insurerId: { label: texts.fields.insurer, text: nameIn(insurers) },
    planId: { label: texts.fields.plan, text: nameIn(plans) },
    number: { label: texts.fields.number },
    relationship: {
      label: texts.fields.relationship,
      text: (relationship) => RELATIONSHIP_LABELS[relationship as CoverageRelationship],
    },
    holderName: { label: texts.fields.holderName },
    validTo: { label: texts.fields.validTo },
    isPrimary: { label: texts.fields.isPrimary, text: yesNo },
    isChecked: { label: texts.fields.isChecked, text: yesNo },
  };
}
