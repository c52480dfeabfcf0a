import { string } from 'yup';

import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { absenceContactInputLimits as LIMITS } from '../../schema/limits.generated';
import type { AbsenceContactFactsFragment, AbsenceContactInput, AbsenceContactState } from './absences.generated';
import { texts } from './texts';

export interface ContactValues {
  state: string;
  note: string;
}

export const contactSchema = formSchema<ContactValues>({
  state: string().required(),
  note: textRule(LIMITS.note),
});

/** A note of the patient's words implies an answer. */
export function toContactValues({ state, note }: AbsenceContactFactsFragment): ContactValues {
  return { state: state === 'to_call' ? 'answered' : state, note: note ?? '' };
}

export function toContactInput({ state, note }: ContactValues): AbsenceContactInput {
  return { state: isState(state) ? state : 'to_call', note: note.trim() || null };
}

function isState(text: string): text is AbsenceContactState {
  return text in texts.contacts;
}
