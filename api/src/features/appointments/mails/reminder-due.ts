const HOUR_MS = 3_600_000;
/** How long before the start a reminder is due. */
export const REMINDED_AHEAD_MS = 24 * HOUR_MS;

export interface ReminderFacts {
  status: string;
  startsAt: Date;
  createdAt: Date;
  /** When its time was last changed; null if never. */
  movedAt: Date | null;
}

/**
 * Whether a reminder is to leave now. It is due 24 hours before the start, and after a downtime for as long as the
 * appointment has not begun. None is for what was booked after that moment, or moved in the hour before it or later:
 * the mail about that has just been read.
 */
export function isReminderDue({ status, startsAt, createdAt, movedAt }: ReminderFacts, now: Date): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false;
  const due = startsAt.getTime() - REMINDED_AHEAD_MS;
  if (now.getTime() < due || now >= startsAt) return false;
  return createdAt.getTime() <= due && (movedAt === null || movedAt.getTime() <= due - HOUR_MS);
}
