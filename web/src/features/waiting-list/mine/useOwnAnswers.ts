import { useState } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';
import type { Answer } from '../offer/Offer';
import type { OfferFactsFragment } from '../offer/offer.generated';
import {
  useAcceptMyOfferMutation,
  useDeclineMyOfferMutation,
  type OwnEntryFragment,
} from './my-waiting-list.generated';

/** An offer as it was after a press; its entry tells of it no more. */
interface OwnAnswer extends Answer {
  offer: OfferFactsFragment;
}

/** What the patient is asked, or has answered here, of one entry. */
export interface OwnOffer {
  offer: OfferFactsFragment;
  answer: Answer | undefined;
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
}

/** Answers offers by the patient's session. */
export function useOwnAnswers() {
  const [accept] = useAcceptMyOfferMutation({ errorToast: false });
  const [decline] = useDeclineMyOfferMutation({ errorToast: false });
  const [answers, setAnswers] = useState<Readonly<Record<string, OwnAnswer>>>({});
  /** `onSettled`: something is not as it was shown. */
  const ownOf = ({ id: entryId, status, openOffer }: OwnEntryFragment, onSettled: () => void): OwnOffer | undefined => {
    const last = answers[entryId];
    const offer = openOffer ?? last?.offer;
    if (!offer) return undefined;
    const { id } = offer;
    const settle = (after: OfferFactsFragment | undefined, refusal: ApiError | undefined) => {
      const isOver = refusal?.code === 'CONFLICT' || refusal?.code === 'NOT_FOUND';
      const then = after ?? (isOver ? { ...offer, outcome: 'withdrawn', canAccept: false } : offer);
      setAnswers((all) => ({ ...all, [entryId]: { offer: then, refusal } }));
      if (after || isOver) onSettled();
    };
    return {
      offer: { ...offer, isWaiting: status === 'active' },
      answer: last?.offer.id === id ? last : undefined,
      onAccept: async () => {
        const { data, error } = await accept({ id });
        settle(data?.acceptMyOffer, error);
      },
      onDecline: async () => {
        const { data, error } = await decline({ id });
        settle(data?.declineMyOffer, error);
      },
    };
  };
  const forget = (entryId: string) =>
    setAnswers((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== entryId)));
  /** `answers`: by the entry's id. */
  return { answers, ownOf, forget };
}
