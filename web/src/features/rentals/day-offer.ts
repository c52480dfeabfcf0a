import { ROOM_DAY_STATES } from '../../shared/rooms/room-day-states';
import type { RentalDayViewFragment } from './rentals.generated';
import { texts } from './texts';

type DayTone = 'available' | 'partial' | 'full' | 'unavailable' | 'past' | 'loading';

/** What a day of the calendar offers to whoever wants to rent. */
export interface DayOffer {
  tone: DayTone;
  /** The catalogue's words. */
  text: string;
  /** See isRentable. */
  isRentable: boolean;
  /** Rentals of whoever looks. */
  ownCount: number;
}

/** What is not known yet. */
export const LOADING_OFFER: DayOffer = { tone: 'loading', text: '', isRentable: false, ownCount: 0 };

/** Whether some room has time left to rent on it; a day that counts as full may still have some. Undefined: nothing is known of it. */
export function isRentable(day: RentalDayViewFragment | undefined): boolean {
  return day !== undefined && !day.isPast && day.rooms.some(({ free }) => free.length > 0);
}

/** `day` is undefined where nothing is known of a date: then it is not available. */
export function offerOf(day: RentalDayViewFragment | undefined, { isPast }: { isPast: boolean }): DayOffer {
  if (!day) {
    const unknown = isPast ? 'past' : 'unavailable';
    return { tone: unknown, text: ROOM_DAY_STATES[unknown], isRentable: false, ownCount: 0 };
  }
  const { state, freeRoomCount, ownBookingCount: ownCount } = day;
  if (state === 'available' || state === 'partial') {
    return { tone: state, text: texts.dayOffer.freeRooms(freeRoomCount), isRentable: isRentable(day), ownCount };
  }
  const tone = state === 'unconfigured' ? 'unavailable' : state;
  return { tone, text: ROOM_DAY_STATES[tone], isRentable: isRentable(day), ownCount };
}
