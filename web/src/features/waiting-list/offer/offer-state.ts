import type { ApiError } from '../../../kit/errors/api-error';
import type { OfferFactsFragment } from './offer.generated';

export type OfferEnd = 'accepted' | 'declined' | 'over' | 'taken' | 'withdrawn' | 'keepsEarlier';

/** What became of an offer; null: it can be answered. */
export function answeredOf({ outcome, canAccept }: Pick<OfferFactsFragment, 'outcome' | 'canAccept'>): OfferEnd | null {
  if (outcome === 'unanswered') return 'over';
  if (outcome === 'pending') return canAccept ? null : 'keepsEarlier';
  return outcome;
}

/**
 * The offer by the server's `clock`, in epoch milliseconds: its time may end while it is on show. Not while nobody
 * knows what a press has brought: it may be theirs.
 */
export function offerAt(clock: number, offer: OfferFactsFragment, isUnsure: boolean): OfferFactsFragment {
  const isOver = answeredOf(offer) === null && !isUnsure && clock >= Date.parse(offer.answerUntil);
  return isOver ? { ...offer, outcome: 'unanswered', canAccept: false } : offer;
}

/** The offer as a refusal tells it. */
export function toldBy({ current }: ApiError): OfferFactsFragment | undefined {
  const isOffer = (current as Partial<OfferFactsFragment> | null | undefined)?.outcome !== undefined;
  return isOffer ? (current as OfferFactsFragment) : undefined;
}

/** false: what a refusal told has become something else since, so it is no reason any more. */
export function stillSays(refusal: ApiError, answered: OfferEnd | null): boolean {
  const told = toldBy(refusal);
  return told === undefined || answeredOf(told) === answered;
}
