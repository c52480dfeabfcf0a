import { useParams } from 'react-router-dom';

import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { HOME_PATH } from '../../../clinic/paths';
import { useGoingClock } from '../../../kit/time/useGoingClock';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { LinkPage } from '../LinkPage';
import { texts } from '../texts';
import { Offer } from './Offer';
import {
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useOfferedSlotQuery,
  type OfferFactsFragment,
} from './offer.generated';
import { answeredOf, offerAt } from './offer-state';
import { useOfferAnswer } from './useOfferAnswer';

/** An offer opened from its mail; opening it answers nothing. */
export function OfferPage() {
  const token = useParams()['token'] ?? '';
  const query = useOfferedSlotQuery({ variables: { token }, fetchPolicy: 'cache-and-network' });
  const [accept] = useAcceptOfferMutation();
  const [decline] = useDeclineOfferMutation();
  const answer = useOfferAnswer({
    send: { accept: () => accept({ token }), decline: () => decline({ token }) },
    onOutcome: ({ error }) => {
      // The shown data is stale.
      if (error?.code === 'CONFLICT') void query.refetch();
    },
  });
  const clock = useGoingClock(query.data?.clinic.now);
  const now = (offer: OfferFactsFragment) => offerAt(clock, offer, answer.isUnsure);
  return (
    <LinkPage
      query={query}
      words={texts.offer}
      titleOf={({ offeredSlot }) => texts.offer.titles[answeredOf(now(offeredSlot)) ?? 'pending']}
    >
      {({ clinic, offeredSlot }) => (
        <Offer
          offer={now(offeredSlot)}
          clock={clock}
          greeting={texts.offer.hello(offeredSlot.firstName)}
          answer={answer}
          note={<ClinicZoneNote clinic={clinic} />}
          further={
            <ButtonLink to={HOME_PATH} variant="outlined">
              {texts.link.home}
            </ButtonLink>
          }
        />
      )}
    </LinkPage>
  );
}
