import { isScarce, ROOM_DAY_STATES } from '../../../clinic/rooms/room-day-states';
import { minutesOf } from '../../../kit/time/intervals';
import type { RentalDayViewFragment } from '../rentals.generated';
import { texts } from '../texts';

type DayTone = 'available' | 'partial' | 'full' | 'unavailable' | 'past' | 'loading';

export interface DayStatus {
  tone: DayTone;
  text: string;
  /** See isRentable. */
  isRentable: boolean;
  ownCount: number;
  /** "09:00 - 13:00", earliest first. */
  ownHours: readonly string[];
}

export const LOADING_STATUS: DayStatus = { tone: 'loading', text: '', isRentable: false, ownCount: 0, ownHours: [] };

/** Even full days may have some free time. False for unknown days. */
export function isRentable(day: RentalDayViewFragment | undefined): boolean {
  return day !== undefined && !day.isPast && day.rooms.some(({ free }) => free.length > 0);
}

/** However many rooms have some. */
export function hasLittleTime({ rooms }: RentalDayViewFragment): boolean {
  const minutes = (of: 'free' | 'open') =>
    rooms.flatMap((room) => room[of]).reduce((sum, span) => sum + minutesOf(span), 0);
  return isScarce(minutes('free'), minutes('open'));
}

function ownHoursOf({ rooms }: RentalDayViewFragment): string[] {
  const own = rooms.flatMap(({ bookings }) => bookings.filter(({ isOwn }) => isOwn));
  return own.map(({ startTime, endTime }) => `${startTime} - ${endTime}`).toSorted();
}

/** undefined: its month failed to load. */
export function statusOf(day: RentalDayViewFragment | undefined, { isPast }: { isPast: boolean }): DayStatus {
  if (!day) {
    const facts = { isRentable: false, ownCount: 0, ownHours: [] };
    if (isPast) return { tone: 'past', text: ROOM_DAY_STATES.past, ...facts };
    return { tone: 'unavailable', text: texts.dayStatus.unknown, ...facts };
  }
  const { state, freeRoomCount } = day;
  const own = { ownCount: day.ownBookingCount, ownHours: ownHoursOf(day) };
  if (state === 'available' || state === 'partial') {
    const isFew = hasLittleTime(day);
    const text = texts.dayStatus.withHours(texts.dayStatus.freeRooms(freeRoomCount), isFew);
    return { tone: isFew ? 'partial' : state, text, isRentable: isRentable(day), ...own };
  }
  const tone = state === 'unconfigured' ? 'unavailable' : state;
  return { tone, text: ROOM_DAY_STATES[tone], isRentable: isRentable(day), ...own };
}
