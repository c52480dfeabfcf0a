import type { NoSlotsReason } from './no-slots.generated';
import { texts } from './texts';

/** In a sentence; `isRoom`: of a room alone, or of a professional in it. */
export function reasonText(reason: NoSlotsReason, isRoom: boolean): string {
  const ofRoom: Partial<Record<NoSlotsReason, string>> = texts.ofRoom;
  return (isRoom ? ofRoom[reason] : undefined) ?? texts.reasons[reason];
}

/** For a head or a line: "Salas cerradas a esa hora". */
export function shortReason(reason: NoSlotsReason, isRoom: boolean): string {
  const ofRoom: Partial<Record<NoSlotsReason, string>> = texts.shortOfRoom;
  return (isRoom ? ofRoom[reason] : undefined) ?? texts.short[reason];
}

interface Day {
  date: string;
  reason: NoSlotsReason;
}

/** The days of each reason, in the order of the first of them. */
export function daysByReason(days: readonly Day[]): { reason: NoSlotsReason; dates: string[] }[] {
  const reasons = [...new Set(days.map(({ reason }) => reason))];
  return reasons.map((reason) => ({
    reason,
    dates: days.filter((day) => day.reason === reason).map(({ date }) => date),
  }));
}
