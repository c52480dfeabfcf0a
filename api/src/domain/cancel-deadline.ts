/** Patients cancel, and professionals give a room back, up to this long before the start. */
const CANCEL_AHEAD_MINUTES = 24 * 60;

/** In epoch minutes, like `start`. */
export function cancelDeadline(start: number): number {
  return start - CANCEL_AHEAD_MINUTES;
}

/** `start` in epoch minutes. */
export function isTooLateToCancel(start: number, now: Date): boolean {
  return now.getTime() > cancelDeadline(start) * 60_000;
}
