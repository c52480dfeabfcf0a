import type { OfferFactsFragment } from './offer.generated';

/** What became of an offer; null: it can be answered. */
export function answeredOf({
  outcome,
  canAccept,
}: Pick<OfferFactsFragment, 'outcome' | 'canAccept'>):
  | 'accepted'
  | 'declined'
  | 'over'
  | 'taken'
  | 'withdrawn'
  | 'keepsEarlier'
  | null {
  if (outcome === 'unanswered') return 'over';
  if (outcome === 'pending') return canAccept ? null : 'keepsEarlier';
  return outcome;
}
