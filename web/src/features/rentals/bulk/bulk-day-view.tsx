import { ROOM_DAY_STATES } from '../../../clinic/rooms/room-day-states';
import type { DayView } from '../../../kit/calendar/day-view';
import { CircleIcon, RemoveIcon, WarningIcon } from '../../../kit/ui/icons';
import { hasLittleTime } from '../month/day-status';
import type { RentalDayViewFragment } from '../rentals.generated';
import { texts } from '../texts';
import { dayFaults, type DayPattern, type KnownDays } from './bulk-days';

interface Facts {
  today: string;
  known: KnownDays;
  pattern: DayPattern;
  chosen: ReadonlySet<string>;
  /** Can't be rented, or failed. */
  isInTrouble: (date: string) => boolean;
}

const UNAVAILABLE = { state: 'closed', text: ROOM_DAY_STATES.unavailable, shortText: '—' } as const;

/** A day in the bulk calendar: own rentals first, then the rooms' offer, and whether the pattern fits. */
export function bulkDayView(date: string, { today, known, pattern, chosen, isInTrouble }: Facts): DayView {
  if (date < today) return { state: 'past', selectable: false, text: texts.bulk.month.past, shortText: '' };
  const day = known.get(date);
  if (!day) return { ...UNAVAILABLE, selectable: false };
  const selectable = dayFaults(day, pattern).length === 0;
  const words = wordsFor(day);
  const says = texts.bulk.month;
  if (isInTrouble(date))
    return { ...words, selectable, mark: { icon: <WarningIcon fontSize="inherit" />, label: says.troubled } };
  if (chosen.has(date) || pattern.room === null || pattern.intervals.length === 0) return { ...words, selectable };
  if (selectable)
    return { ...words, selectable, mark: { icon: <CircleIcon fontSize="inherit" />, label: says.compatible } };
  // Closed days need no mark.
  if (words.state === 'closed') return { ...words, selectable };
  return {
    ...words,
    selectable,
    isQuiet: true,
    mark: { icon: <RemoveIcon fontSize="inherit" />, label: says.incompatible },
  };
}

type Words = Pick<DayView, 'state' | 'text'> & { shortText: string };

function wordsFor(day: RentalDayViewFragment): Words {
  const offer = offerWords(day);
  const { ownBookingCount: count } = day;
  if (count === 0) return offer;
  const says = texts.bulk.month;
  const [own, ownShort] = [texts.dayStatus.ownCount(count), says.ownShort(count)];
  // Only own rentals.
  if (offer === UNAVAILABLE) return { state: 'own', text: own, shortText: ownShort };
  return { state: 'own', text: says.ownAnd(own, offer.text), shortText: `${ownShort} ${offer.shortText}` };
}

function offerWords(day: RentalDayViewFragment): Words {
  const { state, freeRoomCount, rooms } = day;
  const says = texts.bulk.month;
  const share = `${freeRoomCount}/${rooms.length}`;
  if (state === 'available' || state === 'partial') {
    const isFew = hasLittleTime(day);
    const text = texts.dayStatus.withHours(says.freeRooms(freeRoomCount, rooms.length), isFew);
    return { state: isFew ? 'partial' : state, text, shortText: share };
  }
  if (state === 'full') return { state: 'closed', text: says.full, shortText: share };
  return UNAVAILABLE;
}
