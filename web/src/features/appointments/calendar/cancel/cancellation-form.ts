import { boolean, string } from 'yup';

import { formSchema, type FieldRules } from '../../../../kit/form/form-schema';
import { textRule } from '../../../../kit/form/rules';
import { cancellationInputLimits as limits } from '../../../../schema/limits.generated';
import { calendarTexts } from '../texts';
import type { CalendarAppointmentFragment, CancellationInput, CancellationReason } from '../calendar.generated';

export interface CancellationValues {
  /** '': none yet. */
  reason: CancellationReason | '';
  reasonNote: string;
  tellPatient: boolean;
}

export function toCancellationValues({
  cancellation,
}: Pick<CalendarAppointmentFragment, 'cancellation'>): CancellationValues {
  return {
    reason: cancellation?.reason ?? '',
    reasonNote: cancellation?.note ?? '',
    tellPatient: cancellation?.toldPatient ?? false,
  };
}

export function toCancellationInput({ reason, reasonNote, tellPatient }: CancellationValues): CancellationInput {
  return { reason: reason || null, note: reasonNote.trim() || null, tellPatient };
}

export const CANCELLATION_RULES = {
  reason: string().required(calendarTexts.cancellationFields.faults.noReason),
  reasonNote: textRule(limits.note).when('reason', ([reason], rule) =>
    reason === 'other' ? rule.trim().required(calendarTexts.cancellationFields.faults.noNote) : rule,
  ),
  tellPatient: boolean(),
} satisfies FieldRules<CancellationValues>;

export const cancellationSchema = formSchema<CancellationValues>(CANCELLATION_RULES);

/** By server name. */
export const CANCELLATION_FIELDS = { 'cancellation.reason': 'reason', 'cancellation.note': 'reasonNote' } as const;
