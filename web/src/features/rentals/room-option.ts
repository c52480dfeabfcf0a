import { OTHER_ROOMS, servesSpecialty } from '../../clinic/rooms/room-suits';
import type { RentalRoomFragment, RenterFragment } from './rentals.generated';
import { texts } from './texts';

export interface OfferedRoom extends RentalRoomFragment {
  /** For other specialties only; can still be rented. */
  isOfOthers: boolean;
}

export const specialtyOf = (renter: RenterFragment | null | undefined) => renter?.professional?.specialty?.id;

/** Rooms that serve `specialtyId` first. */
export function offeredRooms(rooms: readonly RentalRoomFragment[], specialtyId: number | undefined): OfferedRoom[] {
  return rooms
    .map((room) => ({ ...room, isOfOthers: !servesSpecialty(room, specialtyId) }))
    .toSorted((one, other) => Number(one.isOfOthers) - Number(other.isOfOthers));
}

/** With the hourly price. */
export function roomOption({ id, name, currentHourlyCost, isOfOthers }: OfferedRoom, currency: string | undefined) {
  const price = currentHourlyCost === null ? '' : ` · ${texts.perHour(currentHourlyCost, currency)}`;
  return { value: String(id), label: name + price, ...(isOfOthers && { group: OTHER_ROOMS }) };
}
