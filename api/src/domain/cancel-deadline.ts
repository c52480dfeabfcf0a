/** For patients who cancel and professionals who return a room. */
const CANCEL_AHEAD_MINUTES = 24 * 60;

/** Epoch minutes. */
export function cancelDeadline(start: number): number {
  return start - CANCEL_AHEAD_MINUTES;
}

export function isTooLateToCancel(start: number, now: Date): boolean {
  return now.getTime() > cancelDeadline(start) * 60_000;
}
