import type { ApiError } from '../../../kit/errors/api-error';
import type { OfferFactsFragment } from './offer.generated';

export type OfferEnd = 'accepted' | 'declined' | 'over' | 'taken' | 'withdrawn' | 'keepsEarlier';

/** Outcome of an offer; null: still open. */
export function answeredOf({ outcome, canAccept }: Pick<OfferFactsFragment, 'outcome' | 'canAccept'>): OfferEnd | null {
  if (outcome === 'unanswered') return 'over';
  if (outcome === 'pending') return canAccept ? null : 'keepsEarlier';
  return outcome;
}

/**
 * The offer at the server's `clock`, in epoch milliseconds: it may expire while shown. It stays open while an answer is
 * unclear, as the slot may be the patient's.
 */
export function offerAt(clock: number, offer: OfferFactsFragment, isUnsure: boolean): OfferFactsFragment {
  const isOver = answeredOf(offer) === null && !isUnsure && clock >= Date.parse(offer.answerUntil);
  return isOver ? { ...offer, outcome: 'unanswered', canAccept: false } : offer;
}

/** The offer contained in a failure's `current`. */
export function offerIn({ current }: ApiError): OfferFactsFragment | undefined {
  const isOffer = (current as Partial<OfferFactsFragment> | null | undefined)?.outcome !== undefined;
  return isOffer ? (current as OfferFactsFragment) : undefined;
}

/** false if the offer changed after the failure, so that its reason no longer applies. */
export function stillApplies(refusal: ApiError, answered: OfferEnd | null): boolean {
  const refused = offerIn(refusal);
  return refused === undefined || answeredOf(refused) === answered;
}
