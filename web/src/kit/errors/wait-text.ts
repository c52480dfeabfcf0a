import { countText } from '../text/count-text';

const SECONDS_A_MINUTE = 60;

/** "Podés intentar nuevamente en 12 minutos." */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / SECONDS_A_MINUTE);
  if (seconds < SECONDS_A_MINUTE) return `Podés intentar nuevamente en ${countText(seconds, 'segundo', 'segundos')}.`;
  return `Podés intentar nuevamente en ${countText(minutes, 'minuto', 'minutos')}.`;
}
