const HOUR_MS = 3_600_000;
/** Before the start. */
export const REMINDED_AHEAD_MS = 24 * HOUR_MS;

export interface ReminderFacts {
  status: string;
  startsAt: Date;
  createdAt: Date;
  /** null: never moved. */
  movedAt: Date | null;
}

/**
 * Due from 24 hours before the start until the start, so a downtime only delays it. Not for what was booked after
 * that moment, or moved within the hour before it or later: that mail was just read.
 */
export function isReminderDue({ status, startsAt, createdAt, movedAt }: ReminderFacts, now: Date): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false;
  const due = startsAt.getTime() - REMINDED_AHEAD_MS;
  if (now.getTime() < due || now >= startsAt) return false;
  return createdAt.getTime() <= due && (movedAt === null || movedAt.getTime() <= due - HOUR_MS);
}
