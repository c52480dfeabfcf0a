/** The day after the harness's clock. */
export const at = (time: string) => `2026-06-02T${time}:00-03:00`;
export const TEN = { from: at('10:00'), to: at('10:30') };
export const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
export const FULL =
  'CONFLICT startTime: En esa hora el profesional ya tiene 2 sobreturnos, y no da más. Elegí otra hora';

let patients = 0;
/** At ten past ten, each for another patient. */
export function overbookingOf(professionalId: number, input: object = {}) {
  patients += 1;
  return {
    professionalId,
    startTime: at('10:10'),
    patientName: 'Ana Paz',
    patientEmail: `ana${patients}@ejemplo.example`,
    reason: 'Fiebre alta',
    ...input,
  };
}
