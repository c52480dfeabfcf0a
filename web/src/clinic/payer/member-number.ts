import { COVERAGE_LIMITS, memberNumberFault } from '@turnero/api/domain/coverage';
import type { StringSchema } from 'yup';

import { textRule } from '../../kit/form/rules';
import { paysFor, type Payer } from './payer';

export interface MemberValues {
  memberNumber: string;
}

export const NO_MEMBER: MemberValues = { memberNumber: '' };

/** Older drafts lack both. */
export interface MemberDraft {
  values: Partial<MemberValues>;
  /** For which the member's number was typed. */
  insurerId?: number | undefined;
}

/** The draft's number, unless it was typed for another insurer. */
export function draftedMember({ values, insurerId }: MemberDraft, payer: Payer | null | undefined): MemberValues {
  return insurerId === payer?.insurerId ? { memberNumber: values.memberNumber ?? '' } : NO_MEMBER;
}

/** The clinic knows the number of an own coverage. */
export function asksMemberNumber(payer: Payer | null | undefined): payer is Payer {
  return payer != null && !payer.isPrivatePay && payer.own === null;
}

export function memberNumberRule(payer: Payer | null | undefined): StringSchema {
  return textRule({ maxLength: COVERAGE_LIMITS.number }).test(function check(typed = '') {
    if (typed === '' || !asksMemberNumber(payer)) return true;
    const fault = memberNumberFault(typed, payer.numberPattern);
    return fault === null || this.createError({ message: fault });
  });
}

/** undefined: the patient's primary coverage, if the clinic knows one. */
export function toCoverageInput(
  payer: Payer | null | undefined,
  { forWhom, memberNumber }: MemberValues & { forWhom: string },
) {
  if (!payer || !paysFor(payer, forWhom)) return undefined;
  if (payer.own) return { coverageId: payer.own.coverageId };
  if (payer.isPrivatePay) return { isPrivatePay: true };
  const number = asksMemberNumber(payer) ? memberNumber.trim() : '';
  return { insurerId: payer.insurerId, planId: payer.planId, memberNumber: number || null };
}
