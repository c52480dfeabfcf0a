const SECONDS_A_MINUTE = 60;

/** "Podés intentar nuevamente en 12 minutos." */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / SECONDS_A_MINUTE);
  if (seconds < SECONDS_A_MINUTE) return `Puedes intentar nuevamente en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
  return `Puedes intentar nuevamente en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;
}
