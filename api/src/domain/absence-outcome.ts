import type { AppointmentStatus } from './appointment-status';

/** State of an appointment on the board of an absence. */
export const AbsenceOutcome = {
  open: 'open',
  moved: 'moved',
  reassigned: 'reassigned',
  cancelled: 'cancelled',
} as const;
export type AbsenceOutcome = keyof typeof AbsenceOutcome;

export const AbsenceContactState = { to_call: 'to_call', told: 'told', answered: 'answered' } as const;
export type AbsenceContactState = keyof typeof AbsenceContactState;

interface Held {
  readonly professionalId: number;
  /** Epoch minute. */
  readonly start: number;
}

/** `kept` is the appointment as the absence found it. null: nothing to report, as when the patient was seen. */
export function absenceOutcome(
  kept: Held,
  turno: Held & { readonly status: AppointmentStatus },
  isCovered: boolean,
): AbsenceOutcome | null {
  if (isCovered) return 'open';
  if (turno.status === 'cancelled') return 'cancelled';
  if (turno.professionalId !== kept.professionalId) return 'reassigned';
  return turno.start === kept.start ? null : 'moved';
}
