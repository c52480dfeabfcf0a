import { registerEnumType } from 'type-graphql';

import { EXEMPT_REASONS, type ExemptReason as Reason } from '../../domain/coverage-rules';

const reasons = Object.keys(EXEMPT_REASONS) as Reason[];

export const ExemptReason = Object.fromEntries(reasons.map((reason) => [reason, reason])) as { [It in Reason]: It };
export type ExemptReason = Reason;

registerEnumType(ExemptReason, {
  name: 'ExemptReason',
  description: 'Why a patient owes no copay.',
  valuesConfig: Object.fromEntries(
    reasons.map((reason) => [reason, { description: `Shown as "${EXEMPT_REASONS[reason]}".` }]),
  ),
});
