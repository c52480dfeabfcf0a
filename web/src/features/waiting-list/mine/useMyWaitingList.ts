import { useCallback, useState } from 'react';

import type { OfferFactsFragment } from '../offer/offer.generated';
import type { OfferEnd } from '../offer/offer-state';
import { texts } from '../texts';
import { useLeaving } from './useLeaving';
import { useMyWaitingListQuery, type OwnEntryFragment } from './my-waiting-list.generated';

export interface OfferedEntry {
  entry: OwnEntryFragment;
  /** The last open offer. */
  offer: OfferFactsFragment;
}

/**
 * The patient's entries, and separately their offers. An offer that was open since the page loaded stays, whatever its
 * outcome, as it may contain the focus.
 */
export function useMyWaitingList() {
  const { data, error, refetch } = useMyWaitingListQuery({
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.mine.failed,
  });
  const [offers, setOffers] = useState<Readonly<Record<string, OfferFactsFragment>>>({});
  const entries = data?.myWaitingList ?? [];
  const opened = entries.flatMap(({ id, openOffer }) =>
    openOffer && openOffer !== offers[id] ? [{ id, openOffer }] : [],
  );
  if (opened.length > 0)
    setOffers({ ...offers, ...Object.fromEntries(opened.map(({ id, openOffer }) => [id, openOffer])) });
  /** Shown outcomes by offer id; null: still open. */
  const [ends, setEnds] = useState<ReadonlyMap<string, OfferEnd | null>>(new Map());
  const reportEnd = useCallback(
    (offerId: string, end: OfferEnd | null) => setEnds((known) => new Map(known).set(offerId, end)),
    [],
  );
  /** Entry that was left from its offer. */
  const [leftOfferId, setLeftOfferId] = useState<string>();
  const endAt = (entryId: string) => ends.get(offers[entryId]?.id ?? '');
  const leaving = useLeaving({
    entries,
    // An offer no earlier than the kept appointment still holds its slot.
    isOffered: (entryId) => endAt(entryId) === null || endAt(entryId) === 'keepsEarlier',
    onLeft: (leftId) => {
      if (offers[leftId]) setLeftOfferId(leftId);
      setOffers((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== leftId)));
    },
  });
  return {
    query: { data, error, refetch },
    clinicNow: data?.clinic.now,
    /** Soonest expiry first. */
    offered: entries
      .flatMap((entry): OfferedEntry[] => {
        const offer = offers[entry.id];
        return offer ? [{ entry, offer }] : [];
      })
      .sort((a, b) => Date.parse(a.offer.answerUntil) - Date.parse(b.offer.answerUntil)),
    /** Newest first. */
    waiting: entries
      .filter(({ id, status }) => status === 'active' && !offers[id])
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
    openCount: Object.keys(offers).filter((entryId) => endAt(entryId) === null).length,
    reportEnd,
    leaving,
    leftOfferId,
    leftEntryId: leaving.leftId === leftOfferId ? undefined : leaving.leftId,
  };
}

export type MyWaitingList = ReturnType<typeof useMyWaitingList>;
