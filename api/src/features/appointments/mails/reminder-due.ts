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
 * Due in the last 24 hours, so a downtime only delays it. Not if booked then, or moved then or in the hour before:
 * another mail was just read.
 */
export function isReminderDue({ status, startsAt, createdAt, movedAt }: ReminderFacts, now: Date): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false;
  const due = dueAt(startsAt);
  if (now.getTime() < due || now >= startsAt) return false;
  return createdAt.getTime() <= due && (movedAt === null || movedAt.getTime() <= due - HOUR_MS);
}

export function isTooEarly({ startsAt }: Pick<ReminderFacts, 'startsAt'>, now: Date): boolean {
  return now.getTime() < dueAt(startsAt);
}

const dueAt = (startsAt: Date): number => startsAt.getTime() - REMINDED_AHEAD_MS;
