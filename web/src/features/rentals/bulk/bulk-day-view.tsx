import { ROOM_DAY_STATES } from '../../../clinic/rooms/room-day-states';
import type { DayView } from '../../../kit/calendar/day-view';
import { CircleIcon, RemoveIcon, WarningIcon } from '../../../kit/ui/icons';
import type { RentalDayViewFragment } from '../rentals.generated';
import { texts } from '../texts';
import { dayFaults, type DayPattern, type KnownDays } from './bulk-days';

interface Facts {
  today: string;
  known: KnownDays;
  pattern: DayPattern;
  chosen: ReadonlySet<string>;
  /** Selected days that can't be rented, or failed. */
  isInTrouble: (date: string) => boolean;
}

const UNAVAILABLE = { state: 'closed', text: ROOM_DAY_STATES.unavailable, shortText: '—' } as const;

/**
 * How a day of the bulk calendar looks: the user's own rentals first, then what the rooms offer, and whether the
 * pattern fits.
 */
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
  // A closed day already says so, without a mark.
  if (words.state === 'closed') return { ...words, selectable };
  return {
    ...words,
    selectable,
    isQuiet: true,
    mark: { icon: <RemoveIcon fontSize="inherit" />, label: says.incompatible },
  };
}

function wordsFor({
  state,
  freeRoomCount,
  ownBookingCount,
  rooms,
}: RentalDayViewFragment): Pick<DayView, 'state' | 'text' | 'shortText'> {
  const says = texts.bulk.month;
  if (ownBookingCount > 0) {
    return { state: 'own', text: texts.dayStatus.ownCount(ownBookingCount), shortText: says.ownShort(ownBookingCount) };
  }
  const share = `${freeRoomCount}/${rooms.length}`;
  if (state === 'available' || state === 'partial')
    return { state, text: says.freeRooms(freeRoomCount, rooms.length), shortText: share };
  if (state === 'full') return { state: 'closed', text: says.full, shortText: share };
  return UNAVAILABLE;
}
