import { plural } from '@turnero/api/domain/plural';

import { countText } from '../../kit/text/count-text';
import { dayAndMonth } from '../../kit/time/wall-time';

const HOW = 'se ocuparon o se cerraron mientras elegías';

/** An open day lost its last hours. `day`: yyyy-MM-dd. */
export function dayClosedText(day: string): string {
  return `Ya no quedan horarios para el ${dayAndMonth(day)}: ${HOW}. Elegí otro día.`;
}

/** Selected days lost their hours. */
export function daysClosedText(days: number): string {
  const [which, way] = plural(days, ['día elegido', 'Quitalo'], ['días elegidos', 'Quitalos']);
  return `Ya no quedan los horarios de ${countText(days, which, which)}: ${HOW}. ${way} o cambiá el horario.`;
}
