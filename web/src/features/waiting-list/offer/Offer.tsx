import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { HOME_PATH } from '../../../clinic/paths';
import type { ApiError } from '../../../kit/errors/api-error';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { bannerText } from '../../../kit/form/outcome';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { longMoment } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { confirmationPath } from '../../appointments/appointments.paths';
import { SlotTicket } from '../SlotTicket';
import { texts } from '../texts';
import { useAcceptOfferMutation, useDeclineOfferMutation, type OfferFactsFragment } from './offer.generated';
import { answeredOf } from './offer-state';

interface Props {
  clinic: ClinicFactsFragment;
  offer: OfferFactsFragment;
  token: string;
  /** With what it is after an answer; undefined: that has to be read. */
  onAnswered: (after: OfferFactsFragment | undefined) => void;
}

/** The offered slot, and its answer; once it is answered, what became of it. */
export function Offer({ clinic, offer, token, onAnswered }: Props) {
  const [accept, accepting] = useAcceptOfferMutation({ errorToast: false });
  const [decline, declining] = useDeclineOfferMutation({ errorToast: false });
  const [refusal, setRefusal] = useState<ApiError>();
  const [isSettled, setSettled] = useState(false);
  const busy = accepting.loading || declining.loading;
  const outcome = useRef<HTMLDivElement>(null);
  const answered = answeredOf(offer);
  // The pressed button may be gone, so what became of it takes the focus.
  useFocusOn(outcome, refusal ?? isSettled);

  const settle = (after: OfferFactsFragment | undefined, error: ApiError | undefined) => {
    setRefusal(error);
    setSettled(after !== undefined);
    // Refused: what is shown is outdated.
    if (after || error?.code === 'CONFLICT') onAnswered(after);
  };
  return (
    <>
      <Stack ref={outcome} tabIndex={-1} spacing={3}>
        {answered === null ? (
          <>
            {refusal && (
              <FormBanner kind="error">{bannerText(refusal, texts.offer.notSent, texts.offer.unsure)}</FormBanner>
            )}
            <p>{texts.offer.hello(offer.firstName)}</p>
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
      <SlotTicket label={texts.offer.ticket} slot={offer} />
      <ClinicZoneNote clinic={clinic} />
      <Stack direction="row" spacing={3} sx={{ '& > *': { flex: '1 1 240px', maxWidth: 360 } }}>
        {answered === null ? (
          <>
            <OffButton
              off={busy}
              onClick={() => void accept({ token }).then(({ data, error }) => settle(data?.acceptOffer, error))}
            >
              {accepting.loading ? texts.offer.accepting : texts.offer.accept}
            </OffButton>
            <OffButton
              variant="outlined"
              off={busy}
              onClick={() => void decline({ token }).then(({ data, error }) => settle(data?.declineOffer, error))}
            >
              {declining.loading ? texts.offer.declining : texts.offer.decline}
            </OffButton>
          </>
        ) : (
          <>
            {offer.appointmentId !== null && (
              <ButtonLink to={confirmationPath(offer.appointmentId)}>{texts.offer.toTurno}</ButtonLink>
            )}
            <ButtonLink to={HOME_PATH} variant="outlined">
              {texts.link.home}
            </ButtonLink>
          </>
        )}
      </Stack>
    </>
  );
}
