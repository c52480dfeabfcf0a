import { CoverageRelationship, memberNumberFault, RELATIONSHIP_LABELS } from '@turnero/api/domain/coverage';
import { boolean, string, type StringSchema } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { addCoverageInputLimits as limits } from '../../schema/limits.generated';
import type { CoverageFactsFragment, InsurerToChooseFragment, UpdateCoverageInput } from './coverages.generated';
import { texts } from './texts';

export type InsurerToChoose = InsurerToChooseFragment;

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

const insurerIn = (insurers: readonly InsurerToChoose[], chosen: string) =>
  insurers.find(({ id }) => String(id) === chosen);

/** With the plan of `stored`, even if inactive or newer than the list. */
export function plansToChoose(insurer: InsurerToChoose | undefined, stored: CoverageFactsFragment | undefined) {
  const plan = stored?.insurer.id === insurer?.id ? stored?.plan : undefined;
  const listed = insurer?.plans.filter(({ id, isActive }) => isActive || id === plan?.id) ?? [];
  return plan && !listed.some(({ id }) => id === plan.id) ? [...listed, plan] : listed;
}

export function coverageSchema(insurers: readonly InsurerToChoose[], stored: CoverageFactsFragment | undefined) {
  /** Hidden fields are not sent, so they must not hold up the form. */
  const ofMembers = (rule: StringSchema) =>
    string().when('insurerId', ([chosen]: string[], hidden) =>
      insurerIn(insurers, chosen ?? '')?.kind === 'private_pay' ? hidden : rule,
    );
  return formSchema<CoverageValues>({
    insurerId: string().required(texts.faults.insurer),
    planId: string(),
    number: ofMembers(
      textRule(limits.number).test(function check(typed = '') {
        const insurer = insurerIn(insurers, (this.parent as CoverageValues).insurerId);
        if (!insurer || (typed === stored?.number && insurer.id === stored.insurer.id)) return true;
        if (typed === '') return this.createError({ message: texts.faults.number });
        const fault = memberNumberFault(typed, insurer.numberPattern);
        return fault === null || this.createError({ message: fault });
      }),
    ),
    relationship: string(),
    holderName: ofMembers(textRule(limits.holderName)),
    validTo: ofMembers(dateTextRule()),
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

const PRIVATE_PAY = {
  number: '',
  relationship: 'holder',
  holderName: null,
  validTo: null,
  isChecked: false,
} satisfies UpdateCoverageInput;

export function toCoverageInput(
  values: CoverageValues,
  insurers: readonly InsurerToChoose[],
  latest: CoverageFactsFragment | undefined,
) {
  const { insurerId, planId, number, relationship, holderName, validTo, isPrimary, isChecked } = values;
  const insurer = insurerIn(insurers, insurerId);
  return {
    insurerId: Number(insurerId),
    // The chosen plan may be of an insurer chosen before.
    planId: plansToChoose(insurer, latest).find(({ id }) => String(id) === planId)?.id ?? null,
    number: number.trim(),
    relationship: relationship as CoverageRelationship,
    holderName: relationship === 'holder' ? null : holderName.trim() || null,
    validTo: toIsoDay(tidyDateText(validTo)) || null,
    isPrimary,
    isChecked,
    ...(insurer?.kind === 'private_pay' && PRIVATE_PAY),
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
