import type { Attempt } from '../../../kit/send/attempt';
import type { RentRoomsInput } from '../rentals.generated';
import type { ReturnedHoursQuery } from './returned.generated';

export type Returned = ReturnedHoursQuery['returnedHours'][number];

/** May be rented: the answer was lost. */
export interface UnsureHours {
  hours: Returned;
  /** Index in the list. */
  urlState: number;
  attempt: Attempt<RentRoomsInput>;
  /** See bannerText. */
  text: string;
}

/** Plus hours no longer offered that may be the user's, at their former index. */
export function withUnsure(offered: readonly Returned[], unsure: readonly UnsureHours[]): readonly Returned[] {
  return unsure.reduce(
    (shown, { hours, urlState }) =>
      shown.some(({ id }) => id === hours.id) ? shown : shown.toSpliced(urlState, 0, hours),
    offered,
  );
}
