import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import type { Outcome } from '../../../kit/graphql/hooks';
import { Offer } from '../offer/Offer';
import type { OfferFactsFragment } from '../offer/offer.generated';
import { answeredOf, offerAt } from '../offer/offer-state';
import { useOfferAnswer } from '../offer/useOfferAnswer';
import { texts } from '../texts';
import { useAcceptMyOfferMutation, useDeclineMyOfferMutation } from './my-waiting-list.generated';
import type { OfferedEntry } from './useMyWaitingList';

interface Props extends OfferedEntry {
  /** The server's, in epoch milliseconds. */
  clock: number;
  /** Something is not as it was shown. */
  onSettled: () => void;
  onLeave: () => void;
}

/** What the patient is offered for one of their places in the list, to be answered by their session. */
export function OwnOffer({ entry, offer, clock, onSettled, onLeave }: Props) {
  const headingId = useId();
  const [accept] = useAcceptMyOfferMutation({ errorToast: false });
  const [decline] = useDeclineMyOfferMutation({ errorToast: false });
  const [toldByRefusal, setToldByRefusal] = useState<OfferFactsFragment>();
  const refusalOf = ({ data, error }: Outcome<unknown>) => {
    if (isOffer(error?.current)) setToldByRefusal(error.current);
    if (data || error?.code === 'CONFLICT' || error?.code === 'NOT_FOUND') onSettled();
    return error;
  };
  const { id } = offer;
  const answer = useOfferAnswer({
    accept: async () => refusalOf(await accept({ id })),
    decline: async () => refusalOf(await decline({ id })),
  });
  const shown = offerAt(clock, latest({ entry, offer: toldByRefusal ?? offer }), answer.isUnsure);
  const answered = answeredOf(shown);
  const isWaiting = entry.status === 'active' && shown.isWaiting;
  return (
    <Card component="article" aria-labelledby={headingId} sx={{ overflowWrap: 'anywhere' }}>
      <Stack spacing={3}>
        <div>
          <Typography variant="subtitle1" component="h3" id={headingId}>
            {entry.waitsFor}
          </Typography>
          {entry.contactName !== null && <Typography>{texts.mine.patient(entry.patientName)}</Typography>}
        </div>
        {answered !== null && (
          <Typography variant="subtitle2" component="h4">
            {texts.offer.titles[answered]}
          </Typography>
        )}
        <Offer
          offer={{ ...shown, isWaiting }}
          clock={clock}
          answer={answer}
          note={answered === null && <Typography color="textSecondary">{texts.mine.offered}</Typography>}
        />
        {isWaiting && (
          <Button
            variant="outlined"
            size="small"
            aria-describedby={headingId}
            onClick={onLeave}
            sx={{ alignSelf: 'start' }}
          >
            {texts.leave.yes}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** What is on offer no more, without an answer from here, has become what the list says of it. */
function latest({ entry, offer }: OfferedEntry): OfferFactsFragment {
  if (entry.openOffer !== null || answeredOf(offer) !== null) return offer;
  const told = entry.offers.find(({ id }) => id === offer.id)?.outcome;
  return { ...offer, outcome: told === undefined || told === 'pending' ? 'withdrawn' : told, canAccept: false };
}

function isOffer(told: unknown): told is OfferFactsFragment {
  return (told as Partial<OfferFactsFragment> | null | undefined)?.outcome !== undefined;
}
