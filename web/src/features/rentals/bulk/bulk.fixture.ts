import type { Interval } from '../../../kit/time/intervals';
import { aClinic, aUser, landingAnswers, RENTER } from '../../../testing/clinic-data';
import type { Answers } from '../../../testing/fake-api';
import type { RentalDayViewFragment, RentalRoomFragment } from '../rentals.generated';

export const NORTH = { id: 1, name: 'Norte' };
const SOUTH = { id: 2, name: 'Sur' };

const hours = (startTime: string, endTime: string): Interval => ({ startTime, endTime });
export const ALL_DAY = hours('08:00', '20:00');

type DayFacts = Partial<RentalDayViewFragment> & { north?: Interval[]; south?: Interval[] };

/** A day on which Norte has `north` free and Sur `south`; both open from 08:00 to 20:00. */
export function aDay(
  date: string,
  { north = [ALL_DAY], south = [ALL_DAY], ...facts }: DayFacts = {},
): RentalDayViewFragment {
  const rooms = [
    { roomId: NORTH.id, free: north },
    { roomId: SOUTH.id, free: south },
  ].map((room) => ({ ...room, isFree: room.free.length > 0, open: [ALL_DAY], bookings: [] }));
  const freeRoomCount = rooms.filter(({ isFree }) => isFree).length;
  const state = facts.isPast
    ? 'past'
    : freeRoomCount === 2
      ? 'available'
      : freeRoomCount === 1
        ? 'partial'
        : 'unavailable';
  return { date, isPast: false, state, freeRoomCount, ownBookingCount: 0, rooms, ...facts };
}

export function knownDays(...days: RentalDayViewFragment[]) {
  return new Map(days.map((day) => [day.date, day]));
}

const ROOMS: RentalRoomFragment[] = [NORTH, SOUTH].map((room) => ({
  ...room,
  description: '',
  currentHourlyCost: 1500,
  specialtyIds: room === NORTH ? [] : [7],
}));

/** Adds the API's `__typename`s. */
function typed(day: RentalDayViewFragment) {
  const interval = (it: Interval) => ({ __typename: 'DayHours', ...it });
  const rooms = day.rooms.map((room) => ({
    __typename: 'RoomDayRoom',
    ...room,
    open: room.open.map(interval),
    free: room.free.map(interval),
  }));
  return { __typename: 'RoomDay', ...day, rooms };
}

/** Saturday 21 November 2026, signed in as Marta, a professional. Later days are free unless `special` differs. */
export function bulkAnswers(special: RentalDayViewFragment[] = [], more: Answers = {}): Answers {
  localStorage.setItem('token', 'abc');
  const known = knownDays(...special);
  return {
    ...landingAnswers(),
    Viewer: { viewer: aUser('professional') },
    RoomMonth: ({ year, month }) => ({
      clinic: aClinic(),
      viewer: RENTER,
      rentableRooms: ROOMS.map((room) => ({ __typename: 'Room', ...room })),
      roomMonth: {
        __typename: 'RoomMonth',
        professionalId: 3,
        year,
        month,
        days: datesOf(Number(year), Number(month)).map((date) =>
          typed(known.get(date) ?? aDay(date, { isPast: date < '2026-11-21' })),
        ),
      },
    }),
    RentalQuote: ({ dates, intervals }) => ({
      rentalQuote: {
        __typename: 'RentalQuote',
        ...priceOf((dates as string[]).length * (intervals as object[]).length),
        appliedRules: [],
      },
    }),
    DiscountRules: { rentalConfig: { __typename: 'RentalConfig', discountRules: [] } },
    RentRoomsInBulk: ({ input }) => rented(input as { dates: string[]; intervals: object[] }),
    ...more,
  };
}

export function rented({ dates, intervals }: { dates: string[]; intervals: object[] }) {
  const bookings = (date: string) =>
    intervals.map((_interval, index) => ({ __typename: 'RoomBooking', id: `${date}-${index}` }));
  return {
    rentRoomsInBulk: dates.map((date) => ({ __typename: 'RentalDay', date, bookings: bookings(date), error: null })),
  };
}

function priceOf(bookingCount: number) {
  return {
    bookingCount,
    totalHours: bookingCount * 8,
    baseCost: bookingCount * 12_000,
    discountAmount: 0,
    finalCost: bookingCount * 12_000,
  };
}

function datesOf(year: number, month: number): string[] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from(
    { length: count },
    (_day, index) => `${year}-${String(month).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
  );
}
