import type { RentalRoomFragment } from './rentals.generated';
import { texts } from './texts';

/** A room to choose, with the price of an hour. */
export function roomOption({ id, name, currentHourlyCost }: RentalRoomFragment, currency: string | undefined) {
  const price = currentHourlyCost === null ? '' : ` · ${texts.perHour(currentHourlyCost, currency)}`;
  return { value: String(id), label: name + price };
}
