import { AUTHORIZATION_LABELS, AuthorizationStatus } from '@turnero/api/domain/authorization';
import { EXEMPT_REASONS } from '@turnero/api/domain/coverage-rules';
import { memberNumberFault } from '@turnero/api/domain/coverage';
import { string, type StringSchema } from 'yup';

import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../kit/form/date-text';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { appointmentCoverageInputLimits, authorizationInputLimits } from '../../schema/limits.generated';
import type { InsurerToChoose } from '../coverages/coverage-form';
import { texts as coverageTexts } from '../coverages/texts';
import { texts } from './texts';
import type {
  AppointmentCoverageInput,
  AuthorizationInput,
  ExemptReason,
  TurnoCoverageFragment,
} from './turno-coverage.generated';

/** `which`: PRESENT, OTHER, OFF or the id of a coverage of the patient. */
export interface TurnoCoverageValues {
  which: string;
  insurerId: string;
  planId: string;
  memberNumber: string;
  exemptReason: string;
  status: string;
  number: string;
  validUntil: string;
  orderCuir: string;
}

export const PRESENT = 'present';
export const OTHER = 'other';
export const OFF = 'off';

export function toTurnoCoverageValues(coverage: TurnoCoverageFragment | null): TurnoCoverageValues {
  const { authorization } = coverage ?? {};
  const status = authorization?.status;
  return {
    which: coverage ? PRESENT : OFF,
    insurerId: '',
    planId: '',
    memberNumber: '',
    exemptReason: coverage?.exemptReason ?? '',
    status: status === 'expired' ? 'granted' : status === undefined || status === 'needed' ? '' : status,
    number: authorization?.number ?? '',
    validUntil: toDateText(authorization?.validUntil),
    orderCuir: authorization?.orderCuir ?? '',
  };
}

export function turnoCoverageSchema(insurers: readonly InsurerToChoose[]) {
  return formSchema<TurnoCoverageValues>({
    which: string(),
    insurerId: string().when('which', ([which]: string[], rule) =>
      which === OTHER ? rule.required(coverageTexts.faults.insurer) : rule,
    ),
    planId: string(),
    memberNumber: textRule(appointmentCoverageInputLimits.memberNumber).test(function check(typed = '') {
      const { which, insurerId } = this.parent as TurnoCoverageValues;
      const insurer = insurers.find(({ id }) => String(id) === insurerId);
      if (which !== OTHER || typed.trim() === '' || !insurer) return true;
      const fault = memberNumberFault(typed, insurer.numberPattern);
      return fault === null || this.createError({ message: fault });
    }),
    exemptReason: string(),
    status: string(),
    number: whereShown(textRule(authorizationInputLimits.number)),
    validUntil: whereShown(dateTextRule()),
    orderCuir: whereShown(textRule(authorizationInputLimits.orderCuir)),
  });
}

/** A hidden field must not stop the form. */
function whereShown(rule: StringSchema): StringSchema {
  return string().when(['which', 'status'], ([which, status]: string[]) =>
    which === OFF || status === '' ? string() : rule,
  );
}

/** Another payer knows nothing of the authorization. */
export const NO_AUTHORIZATION = { status: '', number: '', validUntil: '', orderCuir: '' } as const;

/** undefined keeps the present one; null removes it. */
export function toCoverage({
  which,
  insurerId,
  planId,
  memberNumber,
}: TurnoCoverageValues): AppointmentCoverageInput | null | undefined {
  if (which === PRESENT) return undefined;
  if (which === OFF) return null;
  if (which !== OTHER) return { coverageId: which };
  return {
    insurerId: Number(insurerId),
    planId: planId === '' ? null : Number(planId),
    memberNumber: memberNumber.trim() || null,
  };
}

export function toExemptReason({ which, exemptReason }: TurnoCoverageValues): ExemptReason | null {
  return which === OFF || exemptReason === '' ? null : (exemptReason as ExemptReason);
}

export function toAuthorization({ status, number, validUntil, orderCuir }: TurnoCoverageValues): AuthorizationInput {
  return {
    status: status === '' ? null : (status as AuthorizationStatus),
    number: number.trim() || null,
    validUntil: toIsoDay(tidyDateText(validUntil)) || null,
    orderCuir: orderCuir.trim() || null,
  };
}

export const EXEMPT_OPTIONS = [
  { value: '', label: texts.dialog.notExempt },
  ...Object.entries(EXEMPT_REASONS).map(([value, label]) => ({ value, label })),
];

export const STATUS_OPTIONS = [
  { value: '', label: texts.dialog.needed },
  ...(['requested', 'granted', 'refused'] as const).map((value) => ({ value, label: AUTHORIZATION_LABELS[value] })),
];

/** Names in refusals. */
export const SERVER_FIELDS = {
  'coverage.coverageId': 'which',
  'coverage.insurerId': 'insurerId',
  'coverage.planId': 'planId',
  'coverage.memberNumber': 'memberNumber',
  memberNumber: 'memberNumber',
  status: 'status',
  number: 'number',
  validUntil: 'validUntil',
  orderCuir: 'orderCuir',
} as const;
