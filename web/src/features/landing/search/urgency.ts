import { foldedText } from '@turnero/api/domain/near-words';

/** Emergency service. */
export const EMERGENCY_PHONE = '107';

const ALARMS = [
  /\b(dol(or|ores)|duele|opresion|puntada)\b.*\bpecho\b/,
  /\bpecho\b.*\b(dol(or|ores)|duele|opresion|puntada)\b/,
  /\bfalta (de |el |de el )?aire\b|\b(no (puede|puedo|puedes|podes)|dificultad para|cuesta) respirar\b|\bahog/,
  /\bconvulsi|\bdesmay|\binconscien|\b(perd|pierd)\w* (el )?(conocimiento|conciencia)\b/,
  /\b(sangra\w*|sangre) (abundante|mucho|mucha)\b|\bmucha sangre\b|\bhemorragia/,
  /\binfarto\b|\bacv\b|\bderrame cerebral\b|\bparo cardiaco\b|\benvenen|\bintoxica/,
];

/** Names a complaint that may need an ambulance. */
export function soundsUrgent(search: string): boolean {
  const text = foldedText(search);
  return ALARMS.some((alarm) => alarm.test(text));
}
