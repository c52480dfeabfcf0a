/** Patients cancel, and professionals give a room back, up to so long before the start, to the minute. */
const CANCEL_AHEAD_MINUTES = 24 * 60;

/** Until when that may be done. Both in epoch minutes. */
export function cancelDeadline(start: number): number {
  return start - CANCEL_AHEAD_MINUTES;
}

/** Whether it is later than that. `start` in epoch minutes. */
export function isTooLateToCancel(start: number, now: Date): boolean {
  return now.getTime() > cancelDeadline(start) * 60_000;
}
