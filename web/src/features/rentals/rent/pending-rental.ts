import { areAttempts, type Attempt } from '../../../kit/send/attempt';
import { areIntervals, joined, type Interval } from '../../../kit/time/intervals';
import type { RentalDayViewFragment, RentRoomsInput } from '../rentals.generated';
import { isUnfinishedRental, type UnfinishedRental } from './rental-form';

export interface UnfinishedDay extends UnfinishedRental {
  /** Without a clear answer. */
  pending: readonly Attempt<RentRoomsInput>[];
}

export function isUnfinishedDay(value: unknown): value is UnfinishedDay {
  return isUnfinishedRental(value) && areAttempts((value as Partial<UnfinishedDay>).pending, isRental);
}

function isRental(value: unknown): value is RentRoomsInput {
  if (typeof value !== 'object' || value === null) return false;
  const { date, roomIds, intervals } = value as Partial<RentRoomsInput>;
  return typeof date === 'string' && Array.isArray(roomIds) && areIntervals(intervals);
}

/** Frees the sent hours: after a lost answer, this rental may hold them. */
export function withoutSent(day: RentalDayViewFragment, { roomIds, intervals }: RentRoomsInput): RentalDayViewFragment {
  return {
    ...day,
    rooms: day.rooms.map((room) => (roomIds.includes(room.roomId) ? givenBack(room, intervals) : room)),
  };
}

type RoomDay = RentalDayViewFragment['rooms'][number];

function givenBack(room: RoomDay, sent: readonly Interval[]): RoomDay {
  const isSent = ({ isOwn, startTime, endTime }: RoomDay['bookings'][number]) =>
    isOwn && sent.some((interval) => interval.startTime === startTime && interval.endTime === endTime);
  const bookings = room.bookings.filter((booking) => !isSent(booking));
  return { ...room, bookings, free: joined([...room.free, ...room.bookings.filter(isSent)]) };
}
