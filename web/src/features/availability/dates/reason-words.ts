import type { UnavailableReason } from './dates.generated';

/** Why a professional does not attend, as people say it, in the order of the list. */
export const REASON_WORD: Readonly<Record<UnavailableReason, string>> = {
  vacation: 'Vacaciones',
  sick_leave: 'Licencia por enfermedad',
  personal_day: 'Día personal',
  holiday: 'Feriado',
  other: 'Otro',
};

export function isReason(text: string): text is UnavailableReason {
  return text in REASON_WORD;
}
