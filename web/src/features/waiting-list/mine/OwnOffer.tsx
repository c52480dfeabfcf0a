import { useFragment } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect } from 'react';

import { Offer } from '../offer/Offer';
import { OfferFactsFragmentDoc, type OfferFactsFragment } from '../offer/offer.generated';
import { answeredOf, offerAt, type OfferEnd } from '../offer/offer-state';
import { useOfferAnswer } from '../offer/useOfferAnswer';
import { texts } from '../texts';
import {
  useAcceptMyOfferMutation,
  useDeclineMyOfferMutation,
  type OwnEntryFragment,
} from './my-waiting-list.generated';
import type { OfferedEntry } from './useMyWaitingList';
import { WaitingFacts } from './WaitingFacts';

interface Props extends OfferedEntry {
  /** The server's, in epoch milliseconds. */
  clock: number;
  /** yyyy-MM-dd */
  today: string;
  /** Called when the shown data may be stale. */
  onSettled: () => void;
  /** Receives the shown outcome: see useMyWaitingList. */
  onEnd: (offerId: string, end: OfferEnd | null) => void;
  onLeave: () => void;
}

/** An offer for one of the patient's entries, answered with their session. */
export function OwnOffer({ entry, offer, clock, today, onSettled, onEnd, onLeave }: Props) {
  const headingId = useId();
  const [accept] = useAcceptMyOfferMutation();
  const [decline] = useDeclineMyOfferMutation();
  const { id } = offer;
  const answer = useOfferAnswer({
    send: { accept: () => accept({ id }), decline: () => decline({ id }) },
    onOutcome: ({ data, error }) => {
      // After an unclear answer the list shows whether the slot is theirs.
      if (data || error?.isUnsure || error?.code === 'CONFLICT' || error?.code === 'NOT_FOUND') onSettled();
    },
  });
  // Answers update the offer even after it left the list.
  const { data, complete } = useFragment({ fragment: OfferFactsFragmentDoc, from: { __typename: 'OfferedSlot', id } });
  const shown = offerAt(clock, latest(entry, complete ? data : offer), answer.isUnsure);
  const answered = answeredOf(shown);
  // Before paint, as the heading above counts it.
  useLayoutEffect(() => onEnd(id, answered), [onEnd, id, answered]);
  const isWaiting = entry.status === 'active' && shown.isWaiting;
  return (
    <Card component="article" aria-labelledby={headingId} sx={{ overflowWrap: 'anywhere' }}>
      <Stack spacing={3}>
        <div>
          <Typography variant="subtitle1" component="h3" id={headingId}>
            {entry.waitsFor}
          </Typography>
          {entry.contactName !== null && <Typography>{texts.mine.patient(entry.patientName)}</Typography>}
          {answered !== null && isWaiting && <WaitingFacts entry={entry} today={today} />}
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

/** An offer that closed elsewhere gets the outcome that the list reports. */
function latest(entry: OwnEntryFragment, offer: OfferFactsFragment): OfferFactsFragment {
  if (entry.openOffer !== null || offer.outcome !== 'pending') return offer;
  const outcome = entry.offers.find(({ id }) => id === offer.id)?.outcome ?? 'withdrawn';
  // Expired, but the server has not recorded it yet.
  return { ...offer, outcome: outcome === 'pending' ? 'unanswered' : outcome, canAccept: false };
}
