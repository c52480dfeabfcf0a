import type { RentalDayViewFragment } from './rentals.generated';

type DayTone = 'available' | 'partial' | 'full' | 'unavailable' | 'past' | 'loading';

/** What a day of the calendar offers to whoever wants to rent. */
export interface DayOffer {
  tone: DayTone;
  /** The catalogue's words. */
  text: string;
  /** There is time to rent, even on a day that counts as full. */
  isBookable: boolean;
  /** Rentals of whoever looks. */
  ownCount: number;
}

const TEXT: Record<Exclude<DayTone, 'available' | 'partial' | 'loading'>, string> = {
  full: 'Completamente reservado',
  unavailable: 'No disponible',
  past: 'Fecha pasada',
};

/** What is not known yet. */
export const LOADING_OFFER: DayOffer = { tone: 'loading', text: '', isBookable: false, ownCount: 0 };

/** `day` is undefined where nothing is known of a date: then it is not available. */
export function offerOf(day: RentalDayViewFragment | undefined, { isPast }: { isPast: boolean }): DayOffer {
  if (!day) return { tone: isPast ? 'past' : 'unavailable', text: isPast ? TEXT.past : TEXT.unavailable, isBookable: false, ownCount: 0 };
  const { state, freeRoomCount, ownBookingCount: ownCount } = day;
  const isBookable = !day.isPast && day.rooms.some(({ free }) => free.length > 0);
  if (state === 'available' || state === 'partial') {
    return { tone: state, text: `${freeRoomCount} sala(s) disponible(s)`, isBookable, ownCount };
  }
  const tone = state === 'unconfigured' ? 'unavailable' : state;
  return { tone, text: TEXT[tone], isBookable, ownCount };
}
