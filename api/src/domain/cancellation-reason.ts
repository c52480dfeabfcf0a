export const CancellationReason = {
  patient_asked: 'patient_asked',
  professional_unavailable: 'professional_unavailable',
  room_unavailable: 'room_unavailable',
  entered_by_mistake: 'entered_by_mistake',
  other: 'other',
} as const;
export type CancellationReason = keyof typeof CancellationReason;

export const CANCELLATION_WORDS: Readonly<Record<CancellationReason, string>> = {
  patient_asked: 'Lo pidió el paciente',
  professional_unavailable: 'El profesional no atiende ese día',
  room_unavailable: 'La sala no está disponible',
  entered_by_mistake: 'Cargado por error',
  other: 'Otro',
};

/** False if the professional or room is unavailable. */
export function leavesTime(reason: CancellationReason | null): boolean {
  return reason !== 'professional_unavailable' && reason !== 'room_unavailable';
}

/** Texts for the patient; 'other' shows only the note. */
const WORDS_FOR_PATIENT: Readonly<Record<CancellationReason, string | null>> = {
  ...CANCELLATION_WORDS,
  patient_asked: 'Lo pediste a la clínica',
  entered_by_mistake: 'Se cargó por error',
  other: null,
};

export function reasonForPatient(reason: CancellationReason, note: string | null): string {
  return [WORDS_FOR_PATIENT[reason], note].filter((part) => part !== null).join('. ');
}
