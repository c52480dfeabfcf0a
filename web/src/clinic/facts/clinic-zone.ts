/** "Buenos Aires" for America/Argentina/Buenos_Aires. */
export function zoneCity(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** `now` carries the clinic's offset. */
export function browserClockDiffers(now: string): boolean {
  return clinicOffsetMinutes(now) !== -new Date(now).getTimezoneOffset();
}

/** Minutes east of UTC. */
function clinicOffsetMinutes(instant: string): number {
  const match = /([+-])(\d\d):(\d\d)$/.exec(instant);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}
