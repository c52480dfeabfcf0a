import type { NoSlotsReason } from './no-slots.generated';
import { texts } from './texts';

/** In a sentence; `isRoom`: a room alone, or a professional in it. */
export function reasonText(reason: NoSlotsReason, isRoom: boolean): string {
  const ofRoom: Partial<Record<NoSlotsReason, string>> = texts.ofRoom;
  return (isRoom ? ofRoom[reason] : undefined) ?? texts.reasons[reason];
}

/** For a head: "Salas cerradas". */
export function shortReason(reason: NoSlotsReason, isRoom: boolean): string {
  const ofRoom: Partial<Record<NoSlotsReason, string>> = texts.shortOfRoom;
  return (isRoom ? ofRoom[reason] : undefined) ?? texts.short[reason];
}

interface Day {
  date: string;
  reason: NoSlotsReason;
}

/** Reasons that pass without action. */
const PASSING: readonly NoSlotsReason[] = ['day_off', 'absent', 'past'];

/** The soonest lasting reason, else the soonest. */
export function obstacleOf(days: readonly Day[]): NoSlotsReason | undefined {
  return (days.find(({ reason }) => !PASSING.includes(reason)) ?? days[0])?.reason;
}

/** By first day. */
export function daysByReason(days: readonly Day[]): { reason: NoSlotsReason; dates: string[] }[] {
  const reasons = [...new Set(days.map(({ reason }) => reason))];
  return reasons.map((reason) => ({
    reason,
    dates: days.filter((day) => day.reason === reason).map(({ date }) => date),
  }));
}
