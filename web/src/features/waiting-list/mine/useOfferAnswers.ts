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
interface AnsweredOffer extends Answer {
  offer: OfferFactsFragment;
}

/** What the patient is asked, or has answered here, of one entry. */
export interface ShownOffer {
  offer: OfferFactsFragment;
  answer: Answer | undefined;
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
}

/** Answers offers by the patient's session. */
export function useOfferAnswers() {
  const [accept] = useAcceptMyOfferMutation({ errorToast: false });
  const [decline] = useDeclineMyOfferMutation({ errorToast: false });
  const [answered, setAnswered] = useState<Readonly<Record<string, AnsweredOffer>>>({});
  /** `onSettled`: something is not as it was shown. */
  const shownOffer = (entry: OwnEntryFragment, onSettled: () => void): ShownOffer | undefined => {
    const last = answered[entry.id];
    const offer = entry.openOffer ?? last?.offer;
    if (!offer) return undefined;
    const { id } = offer;
    const settle = (after: OfferFactsFragment | undefined, refusal: ApiError | undefined, isTheirs = false) => {
      const isOver = refusal?.code === 'CONFLICT' || refusal?.code === 'NOT_FOUND';
      // On show once the list, asked again, has it open no more.
      const over = { ...offer, outcome: isTheirs ? 'accepted' : 'withdrawn', canAccept: false } as const;
      setAnswered((all) => ({ ...all, [entry.id]: { offer: after ?? (isOver ? over : offer), refusal } }));
      if (after || isOver) onSettled();
    };
    return {
      offer: { ...offer, isWaiting: entry.status === 'active' },
      answer: last?.offer.id === id ? last : undefined,
      onAccept: async () => {
        const { data, error } = await accept({ id });
        settle(data?.acceptMyOffer, error);
      },
      onDecline: async () => {
        const { data, error } = await decline({ id });
        // Refused only of what was accepted: in another tab, or by a press whose answer was lost.
        settle(data?.declineMyOffer, error, error?.code === 'CONFLICT');
      },
    };
  };
  const forget = (entryId: string) =>
    setAnswered((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== entryId)));
  /** `answered`: by the entry's id. */
  return { answered, shownOffer, forget };
}
