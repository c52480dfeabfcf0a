import { isScheduled, type AppointmentStatus } from './appointment-status';

/** Staff can undo a change without a mail. */
export const NOTICE_WAIT_MINUTES = 3;

export interface TurnoFacts {
  status: AppointmentStatus;
  /** Epoch minutes. */
  start: number;
  durationMinutes: number;
  roomId: number;
  professionalId: number;
  /** Increases when the address changes. */
  patientEmailVersion: number;
  /** As mailed; null: none, or not for the patient. */
  reason: string | null;
}

export const NEWS = ['received', 'confirmed', 'moved', 'cancelled'] as const;
export type News = (typeof NEWS)[number];

export interface KnownFacts extends TurnoFacts {
  /** The next mail repeats it. */
  unsureNews?: News;
  /** Staff cancelled before the first mail: no mail. Stored as JSON, so it keeps its name. */
  isUntold?: true;
}

/** null: none. `known` is what the patient knows. */
export function newsOf(known: KnownFacts, now: TurnoFacts): News | null {
  const { unsureNews } = known;
  const isUnsure = unsureNews !== undefined;
  if (now.status === 'cancelled') {
    if (known.isUntold) return null;
    const hasNewReason = now.reason !== null && now.reason !== known.reason;
    return isUnsure || known.status !== 'cancelled' || hasNewReason ? 'cancelled' : null;
  }
  if (!isScheduled(now.status)) return null;
  if (unsureNews === 'moved' || PLACE.some((field) => known[field] !== now[field])) return 'moved';
  const isRevived = known.status === 'cancelled';
  const isNewAddress = known.patientEmailVersion !== now.patientEmailVersion;
  if (now.status === 'confirmed') return isUnsure || isNewAddress || known.status !== 'confirmed' ? 'confirmed' : null;
  return isUnsure || isRevived || isNewAddress ? 'received' : null;
}

export function isResized(known: KnownFacts, now: TurnoFacts): boolean {
  if (known.unsureNews) return false;
  const changed = PLACE.filter((field) => known[field] !== now[field]);
  return changed.length === 1 && changed[0] === 'durationMinutes';
}

const PLACE = ['start', 'durationMinutes', 'roomId', 'professionalId'] as const;

const MINUTE_MS = 60_000;

/** `starts`: epoch minutes before and after the change. Immediate if the appointment begins within the wait. */
export function noticeDueAt(now: Date, starts: readonly number[]): Date {
  const waited = new Date(now.getTime() + NOTICE_WAIT_MINUTES * MINUTE_MS);
  const isUrgent = starts.some((start) => start * MINUTE_MS >= now.getTime() && start * MINUTE_MS <= waited.getTime());
  return isUrgent ? now : waited;
}
