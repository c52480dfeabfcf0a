import type { OwnEntryFragment } from './my-waiting-list.generated';

/**
 * What the patient can answer; `now` on the clinic's clock. An offer that is made at night is mailed in the morning.
 */
export function pendingOfferOf({ offers }: OwnEntryFragment, now: string) {
  return offers.find(({ outcome, offeredAt }) => outcome === 'pending' && Date.parse(offeredAt) <= Date.parse(now));
}
