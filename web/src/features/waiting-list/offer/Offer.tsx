import Stack from '@mui/material/Stack';
import { useId, useRef, type ReactNode } from 'react';

import { useClinic } from '../../../clinic/facts/useClinic';
import { formatFee } from '../../../clinic/people/fee-text';
import { bannerText } from '../../../kit/errors/banner-text';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { longMoment } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { confirmationPath } from '../../appointments/appointments.paths';
import { SlotTicket } from '../SlotTicket';
import { texts } from '../texts';
import type { OfferFactsFragment } from './offer.generated';
import { answeredOf, stillApplies, type OfferEnd } from './offer-state';
import { timeLeftText } from './time-left';
import type { OfferAnswer } from './useOfferAnswer';

interface Props {
  offer: OfferFactsFragment;
  /** The server's, in epoch milliseconds. */
  clock: number;
  greeting?: string;
  answer: OfferAnswer;
  /** Below the ticket. */
  note?: ReactNode;
  /** Links after an answer, beside the appointment's. */
  further?: ReactNode;
}

/** The offered slot and its buttons; once answered, the outcome. */
export function Offer({ offer, clock, greeting, answer: { pressed, last, press }, note, further }: Props) {
  const ticketId = useId();
  const currency = useClinic()?.currency;
  const outcome = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const answered = answeredOf(offer);
  // The pressed button may be gone or the offer expired, so the outcome takes the focus.
  useFocusOn(outcome, last);
  useKeptFocus(buttons, () => outcome.current?.focus());
  const refusal = last?.refusal && stillApplies(last.refusal, answered) ? last.refusal : undefined;
  const left = timeLeftText(Date.parse(offer.answerUntil) - clock);
  const button = { off: pressed !== undefined, 'aria-describedby': ticketId };
  return (
    <>
      <Stack ref={outcome} tabIndex={-1} spacing={3}>
        {answered === null ? (
          <>
            {refusal && <FormBanner kind="error">{bannerText(refusal, texts.offer.unsure)}</FormBanner>}
            {greeting !== undefined && <p>{greeting}</p>}
            {left !== null && (
              <p>
                <strong>{left}</strong> {texts.offer.until(longMoment(offer.answerUntil))}
              </p>
            )}
          </>
        ) : (
          <FormBanner kind={answered === 'accepted' ? 'success' : 'info'}>
            <p>{refusal?.code === 'CONFLICT' ? refusal.message : outcomeText(answered, offer)}</p>
            {answered !== 'accepted' && <p>{offer.isWaiting ? texts.offer.stillWaiting : texts.offer.waitsNoMore}</p>}
            {answered === 'accepted' && offer.givesUp && (
              <p>{texts.offer.gaveUp(longMoment(offer.givesUp.startTime), offer.givesUp.professionalName)}</p>
            )}
          </FormBanner>
        )}
      </Stack>
      <SlotTicket
        label={texts.offer.ticket}
        whenId={ticketId}
        slot={offer}
        patient={offer.patientFirstName}
        fee={answered === null ? formatFee(offer.fee, currency) : undefined}
      />
      {answered === null && offer.givesUp && (
        <p>{texts.offer.givesUp(longMoment(offer.givesUp.startTime), offer.givesUp.professionalName)}</p>
      )}
      {note}
      <Stack
        direction="row"
        spacing={3}
        ref={buttons}
        sx={{ '& > *': { flex: '1 1 240px', maxWidth: 360 }, '&:empty': NONE }}
      >
        {answered === null ? (
          <>
            <OffButton {...button} onClick={() => void press('accept')}>
              {pressed === 'accept' ? texts.offer.accepting : texts.offer.accept}
            </OffButton>
            <OffButton {...button} variant="outlined" onClick={() => void press('decline')}>
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

function outcomeText(end: OfferEnd, { patientFirstName }: OfferFactsFragment): string {
  return end === 'accepted' ? texts.offer.accepted(patientFirstName) : texts.offer.outcomes[end];
}

const NONE = { display: 'none' };
