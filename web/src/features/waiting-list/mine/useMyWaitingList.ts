import { useCallback, useState } from 'react';

import type { OfferFactsFragment } from '../offer/offer.generated';
import type { OfferEnd } from '../offer/offer-state';
import { texts } from '../texts';
import { useLeaving } from './useLeaving';
import { useMyWaitingListQuery, type OwnEntryFragment } from './my-waiting-list.generated';

export interface OfferedEntry {
  entry: OwnEntryFragment;
  /** The last that was open. */
  offer: OfferFactsFragment;
}

/**
 * What the patient waits for, and apart what they are offered. What was on offer when the page was opened, or since,
 * stays where it is, whatever becomes of it: the focus may be in it.
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
  /** As its card shows each offer, by its id; null: it can be answered. */
  const [ends, setEnds] = useState<ReadonlyMap<string, OfferEnd | null>>(new Map());
  const tellEnd = useCallback(
    (offerId: string, end: OfferEnd | null) => setEnds((known) => new Map(known).set(offerId, end)),
    [],
  );
  const endAt = (entryId: string) => ends.get(offers[entryId]?.id ?? '');
  const leaving = useLeaving({
    entries,
    // What is no earlier than the turno that they keep is held for them all the same.
    isOffered: (entryId) => endAt(entryId) === null || endAt(entryId) === 'keepsEarlier',
    onLeft: (leftId) => setOffers((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== leftId))),
  });
  return {
    query: { data, error, refetch },
    clinicNow: data?.clinic.now,
    /** The first to end first. */
    offered: entries
      .flatMap((entry): OfferedEntry[] => {
        const offer = offers[entry.id];
        return offer ? [{ entry, offer }] : [];
      })
      .sort((a, b) => Date.parse(a.offer.answerUntil) - Date.parse(b.offer.answerUntil)),
    /** The newest first. */
    waiting: entries
      .filter(({ id, status }) => status === 'active' && !offers[id])
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
    /** How many offers can be answered. */
    openCount: Object.keys(offers).filter((entryId) => endAt(entryId) === null).length,
    tellEnd,
    leaving,
  };
}

export type MyWaitingList = ReturnType<typeof useMyWaitingList>;
