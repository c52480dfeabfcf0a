import type { Attempt } from '../../../kit/send/attempt';
import type { RentRoomsInput } from '../rentals.generated';
import type { ReturnedHoursQuery } from './returned.generated';

export type Returned = ReturnedHoursQuery['returnedHours'][number];

/** Hours that may be rented already: the answer was lost. */
export interface UnsureHours {
  hours: Returned;
  /** In the list, from 0. */
  place: number;
  attempt: Attempt<RentRoomsInput>;
  /** See bannerText. */
  text: string;
}

/** What is offered, and where they stood those that may be the viewer's by now, which nobody offers any more. */
export function withUnsure(offered: readonly Returned[], unsure: readonly UnsureHours[]): readonly Returned[] {
  return unsure.reduce(
    (shown, { hours, place }) => (shown.some(({ id }) => id === hours.id) ? shown : shown.toSpliced(place, 0, hours)),
    offered,
  );
}
