import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { HOME_PATH } from '../../../clinic/paths';
import type { Outcome } from '../../../kit/graphql/hooks';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { LinkPage } from '../LinkPage';
import { texts } from '../texts';
import { Offer, type Answer } from './Offer';
import { useAcceptOfferMutation, useDeclineOfferMutation, useOfferedSlotQuery } from './offer.generated';
import { answeredOf } from './offer-state';

/** Time that was freed, offered by a mail: nothing is answered by opening it. */
export function OfferPage() {
  const token = useParams()['token'] ?? '';
  const query = useOfferedSlotQuery({ variables: { token }, fetchPolicy: 'cache-and-network', errorToast: false });
  const [accept] = useAcceptOfferMutation({ errorToast: false });
  const [decline] = useDeclineOfferMutation({ errorToast: false });
  const [answer, setAnswer] = useState<Answer>();
  const settle = ({ error }: Outcome<unknown>) => {
    setAnswer({ refusal: error });
    // What is shown is outdated.
    if (error?.code === 'CONFLICT') void query.refetch();
  };
  return (
    <LinkPage
      query={query}
      words={texts.offer}
      titleOf={({ offeredSlot }) => texts.offer.titles[answeredOf(offeredSlot) ?? 'pending']}
    >
      {({ clinic, offeredSlot }) => (
        <Offer
          offer={offeredSlot}
          greeting={texts.offer.hello(offeredSlot.firstName)}
          answer={answer}
          onAccept={async () => settle(await accept({ token }))}
          onDecline={async () => settle(await decline({ token }))}
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
