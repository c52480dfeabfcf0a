import Stack from '@mui/material/Stack';
import { useId, useRef, useState, type ReactNode } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { bannerText } from '../../../kit/errors/banner-text';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { longMoment } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { confirmationPath } from '../../appointments/appointments.paths';
import { SlotTicket } from '../SlotTicket';
import { texts } from '../texts';
import type { OfferFactsFragment } from './offer.generated';
import { answeredOf } from './offer-state';

/** What came of the last press. */
export interface Answer {
  refusal: ApiError | undefined;
}

interface Props {
  offer: OfferFactsFragment;
  greeting: string;
  answer: Answer | undefined;
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
  /** Below the ticket. */
  note?: ReactNode;
  /** Where to go once it is answered, beside the turno. */
  further?: ReactNode;
}

/** The offered slot, and its answer; once it is answered, what became of it. */
export function Offer({ offer, greeting, answer, onAccept, onDecline, note, further }: Props) {
  const ticketId = useId();
  const [pressed, setPressed] = useState<'accept' | 'decline'>();
  const outcome = useRef<HTMLDivElement>(null);
  const answered = answeredOf(offer);
  // The pressed button may be gone, so what became of it takes the focus.
  useFocusOn(outcome, answer);
  const refusal = answer?.refusal;
  const press = async (which: 'accept' | 'decline', send: () => Promise<void>) => {
    setPressed(which);
    await send();
    setPressed(undefined);
  };
  const button = { off: pressed !== undefined, 'aria-describedby': ticketId };
  return (
    <>
      <Stack ref={outcome} tabIndex={-1} spacing={3}>
        {answered === null ? (
          <>
            {refusal && (
              <FormBanner kind="error">{bannerText(refusal, texts.offer.notSent, texts.offer.unsure)}</FormBanner>
            )}
            <p>{greeting}</p>
            <p>
              <strong>{texts.offer.until(longMoment(offer.answerUntil))}</strong>
            </p>
            {offer.givesUp && (
              <p>{texts.offer.givesUp(longMoment(offer.givesUp.startTime), offer.givesUp.professionalName)}</p>
            )}
          </>
        ) : (
          <FormBanner kind={answered === 'accepted' ? 'success' : 'info'}>
            <p>{refusal?.textOr(texts.offer.outcomes[answered]) ?? texts.offer.outcomes[answered]}</p>
            {answered !== 'accepted' && <p>{offer.isWaiting ? texts.offer.stillWaiting : texts.offer.waitsNoMore}</p>}
            {answered === 'accepted' && offer.givesUp && (
              <p>{texts.offer.gaveUp(longMoment(offer.givesUp.startTime), offer.givesUp.professionalName)}</p>
            )}
          </FormBanner>
        )}
      </Stack>
      <SlotTicket label={texts.offer.ticket} whenId={ticketId} slot={offer} />
      {note}
      <Stack direction="row" spacing={3} sx={{ '& > *': { flex: '1 1 240px', maxWidth: 360 }, '&:empty': NONE }}>
        {answered === null ? (
          <>
            <OffButton {...button} onClick={() => void press('accept', onAccept)}>
              {pressed === 'accept' ? texts.offer.accepting : texts.offer.accept}
            </OffButton>
            <OffButton {...button} variant="outlined" onClick={() => void press('decline', onDecline)}>
              {pressed === 'decline' ? texts.offer.declining : texts.offer.decline}
            </OffButton>
          </>
        ) : (
          <>
            {offer.appointmentId !== null && (
              <ButtonLink to={confirmationPath(offer.appointmentId)}>{texts.offer.toTurno}</ButtonLink>
            )}
            {further}
          </>
        )}
      </Stack>
    </>
  );
}

const NONE = { display: 'none' };
