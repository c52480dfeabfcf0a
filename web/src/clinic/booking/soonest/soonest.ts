import { dayOf } from '../../../kit/time/wall-time';
import type { SoonestSlotFragment } from './soonest.generated';

/** Several professionals may have the same time. */
export function slotKey({ startTime, professional }: SoonestSlotFragment): string {
  return `${startTime} ${professional.id}`;
}

/** Inserts a missing chosen slot by time: it may come from the month, or be taken by its own booking. */
export function withChosen(
  slots: readonly SoonestSlotFragment[],
  chosen: SoonestSlotFragment | null,
): readonly SoonestSlotFragment[] {
  if (chosen === null || slots.some((slot) => slotKey(slot) === slotKey(chosen))) return slots;
  return [...slots, chosen].toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}

export interface SlotDay {
  /** yyyy-MM-dd */
  day: string;
  slots: SoonestSlotFragment[];
}

/** In the order of `slots`. */
export function soonestByDay(slots: readonly SoonestSlotFragment[]): SlotDay[] {
  const days = new Map<string, SoonestSlotFragment[]>();
  for (const slot of slots) {
    const day = dayOf(slot.startTime);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
