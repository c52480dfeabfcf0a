import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { LinkPage } from '../LinkPage';
import { texts } from '../texts';
import { Offer } from './Offer';
import { useOfferedSlotQuery, type OfferFactsFragment } from './offer.generated';
import { answeredOf } from './offer-state';

/** Time that was freed, offered by a mail: nothing is answered by opening it. */
export function OfferPage() {
  const token = useParams()['token'] ?? '';
  const query = useOfferedSlotQuery({ variables: { token }, fetchPolicy: 'cache-and-network', errorToast: false });
  const [after, setAfter] = useState<OfferFactsFragment>();
  return (
    <LinkPage
      query={query}
      words={texts.offer}
      titleOf={({ offeredSlot }) => {
        const answered = answeredOf(after ?? offeredSlot);
        return answered ? texts.offer.titles[answered] : texts.offer.title;
      }}
    >
      {({ clinic, offeredSlot }) => (
        <Offer
          clinic={clinic}
          offer={after ?? offeredSlot}
          token={token}
          onAnswered={(it) => {
            setAfter(it);
            if (!it) void query.refetch();
          }}
        />
      )}
    </LinkPage>
  );
}
