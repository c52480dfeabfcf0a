import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { LinkPage } from '../LinkPage';
import { texts } from '../texts';
import { Offer } from './Offer';
import { OfferedSlotDocument, useOfferedSlotQuery, type OfferFactsFragment } from './offer.generated';
import { answeredOf } from './offer-state';

/** Time that was freed, offered by a mail: nothing is answered by opening it. */
export function OfferPage() {
  const token = useParams()['token'] ?? '';
  const query = useOfferedSlotQuery({ variables: { token }, fetchPolicy: 'cache-and-network', errorToast: false });
  const client = useApolloClient();
  // Kept, so that who comes back finds no button of something that is answered.
  const keep = (offeredSlot: OfferFactsFragment) =>
    client.cache.updateQuery(
      { query: OfferedSlotDocument, variables: { token } },
      (known) => known && { ...known, offeredSlot },
    );
  return (
    <LinkPage
      query={query}
      words={texts.offer}
      titleOf={({ offeredSlot }) => texts.offer.titles[answeredOf(offeredSlot) ?? 'pending']}
    >
      {({ clinic, offeredSlot }) => (
        <Offer
          clinic={clinic}
          offer={offeredSlot}
          token={token}
          onAnswered={(after) => {
            if (after) keep(after);
            else void query.refetch();
          }}
        />
      )}
    </LinkPage>
  );
}
