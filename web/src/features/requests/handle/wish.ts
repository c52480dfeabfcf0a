import type { SoonestSlotFragment } from '../../../clinic/booking/soonest/soonest.generated';
import { toMinutes } from '../../../kit/time/time-of-day';
import { clockTime, dayOf } from '../../../kit/time/wall-time';
import { wishTexts } from '../texts';

/** When the patient prefers to come. */
export interface Wish {
  /** yyyy-MM-dd */
  preferredDate: string | null;
  /** HH:mm */
  preferredTime: string | null;
}

/** First date of the search for slots; null: today. */
export function searchedFrom({ preferredDate }: Wish, today: string): string | null {
  return preferredDate !== null && preferredDate > today ? preferredDate : null;
}

const LISTED = 8;

/** The slots to offer first, by time: those nearest to the wished time, of the first day on. */
export function nearestSlots(slots: readonly SoonestSlotFragment[], wish: Wish): SoonestSlotFragment[] {
  const nearest = new Set(byDistance(slots, wish).slice(0, LISTED));
  return slots.filter((slot) => nearest.has(slot));
}

/** `slots` are in order of time, which decides between equally near ones. */
function byDistance(slots: readonly SoonestSlotFragment[], { preferredTime }: Wish): SoonestSlotFragment[] {
  if (preferredTime === null) return [...slots];
  const minutes = ({ startTime }: SoonestSlotFragment) =>
    Math.abs(toMinutes(clockTime(startTime)) - toMinutes(preferredTime));
  return slots.toSorted(
    (one, other) => dayOf(one.startTime).localeCompare(dayOf(other.startTime)) || minutes(one) - minutes(other),
  );
}

function isWithin({ startTime }: SoonestSlotFragment, { preferredDate: date, preferredTime: time }: Wish): boolean {
  return (date === null || dayOf(startTime) === date) && (time === null || clockTime(startTime) === time);
}

/** Whether the slot has the wished time, on the wished day if there is one. */
export function isWished(slot: SoonestSlotFragment, wish: Wish): boolean {
  return wish.preferredTime !== null && isWithin(slot, wish);
}

interface Search {
  /** yyyy-MM-dd */
  today: string;
  /** Last start of a cut list; null: the list is whole. */
  cutAt: string | null;
  /** If set, `slots` lack the professionals who do not take this payer. */
  payer: string | null;
}

/**
 * Whether the wished time is free, or what is nearest; and the slot that the text names. null without a wish. Also
 * null if the end of a cut list hides it.
 */
export function wishAnswer(
  slots: readonly SoonestSlotFragment[],
  wish: Wish,
  { today, cutAt, payer }: Search,
): { text: string; slot: SoonestSlotFragment } | null {
  const { preferredDate: date, preferredTime: time } = wish;
  const [nearest] = byDistance(slots, wish);
  if (!nearest || (date === null && time === null)) return null;
  if (date !== null && date < today) return { text: wishTexts.past(nearest, payer), slot: nearest };
  const meant = slots.find((slot) => isWithin(slot, wish));
  if (meant) {
    return { text: date === null ? wishTexts.first(meant, payer) : wishTexts.free(wish, meant, payer), slot: meant };
  }
  const isHidden = cutAt !== null && (date === null || `${dayOf(cutAt)} ${clockTime(cutAt)}` < `${date} ${time ?? ''}`);
  return isHidden ? null : { text: wishTexts.taken(wish, nearest, payer), slot: nearest };
}
