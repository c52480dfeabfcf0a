import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';
import type { Outcome } from '../../../kit/graphql/hooks';
import { OfferFactsFragmentDoc, type OfferFactsFragment } from './offer.generated';
import { offerIn } from './offer-state';

type Answer = 'accept' | 'decline';

export interface OfferAnswer {
  /** The answer in flight. */
  pressed: Answer | undefined;
  /** Result of the last press. */
  last: { refusal: ApiError | undefined } | undefined;
  /** Whether the offer may have been accepted without a clear answer. */
  isUnsure: boolean;
  press: (answer: Answer) => Promise<void>;
}

interface Uses {
  send: Record<Answer, () => Promise<Outcome<unknown>>>;
  onOutcome: (outcome: Outcome<unknown>) => void;
}

/** Sends an answer. A failure's offer goes to the cache like a success's, until a later answer replaces it. */
export function useOfferAnswer({ send, onOutcome }: Uses): OfferAnswer {
  const { cache } = useApolloClient();
  const [pressed, setPressed] = useState<Answer>();
  const [last, setLast] = useState<OfferAnswer['last']>();
  return {
    pressed,
    last,
    isUnsure: pressed !== undefined || last?.refusal?.isUnsure === true,
    press: async (answer) => {
      setPressed(answer);
      const outcome = await send[answer]();
      const refused = outcome.error && offerIn(outcome.error);
      if (refused) {
        const from = { __typename: 'OfferedSlot', id: refused.id };
        cache.writeFragment<OfferFactsFragment>({ fragment: OfferFactsFragmentDoc, from, data: refused });
      }
      onOutcome(outcome);
      setLast({ refusal: outcome.error });
      setPressed(undefined);
    },
  };
}
