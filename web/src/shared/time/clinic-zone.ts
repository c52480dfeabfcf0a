/** "Buenos Aires" for America/Argentina/Buenos_Aires. */
export function zoneCity(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Compares the browser's offset at `now` with the clinic's. */
export function browserClockDiffers(now: string): boolean {
  return clinicOffsetMinutes(now) !== -new Date(now).getTimezoneOffset();
}

/** Minutes east of UTC; Z is 0. */
function clinicOffsetMinutes(instant: string): number {
  const match = /([+-])(\d\d):(\d\d)$/.exec(instant);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}
