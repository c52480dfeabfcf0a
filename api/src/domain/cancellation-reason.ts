/** Why the clinic cancels an appointment, as stored. */
export const CancellationReason = {
  patient_asked: 'patient_asked',
  professional_unavailable: 'professional_unavailable',
  room_unavailable: 'room_unavailable',
  entered_by_mistake: 'entered_by_mistake',
  other: 'other',
} as const;
export type CancellationReason = keyof typeof CancellationReason;

/** As the clinic's own people read it. */
export const CANCELLATION_WORDS: Readonly<Record<CancellationReason, string>> = {
  patient_asked: 'Lo pidió el paciente',
  professional_unavailable: 'El profesional no atiende ese día',
  room_unavailable: 'La sala no está disponible',
  entered_by_mistake: 'Cargado por error',
  other: 'Otro',
};

/** As the patient is told it; 'other' says nothing beside its note. */
const TOLD: Readonly<Record<CancellationReason, string | null>> = {
  ...CANCELLATION_WORDS,
  patient_asked: 'Lo pediste a la clínica',
  entered_by_mistake: 'Se cargó por error',
  other: null,
};

/** What the patient is told: the reason, and what somebody wrote beside it. */
export function toldReason(reason: CancellationReason, note: string | null): string {
  return [TOLD[reason], note].filter((part) => part !== null).join('. ');
}
