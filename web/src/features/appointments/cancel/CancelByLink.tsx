import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { forgetBooked } from '../../../clinic/appointment/booked';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { MyAppointmentsLink } from '../../../clinic/mine/MyAppointmentsLink';
import { MaskedNote } from '../../../clinic/receipt/MaskedNote';
import { HOME_PATH, LOGIN_PATH } from '../../../clinic/paths';
import { bannerText } from '../../../kit/errors/banner-text';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { earlierPath } from '../../waiting-list/waiting-list.paths';
import { confirmationPath, reschedulePath } from '../appointments.paths';
import type { AppointmentByLink } from '../by-link/ByLinkPage';
import { ChangeDeadline } from '../ChangeDeadline';
import { rebookPath } from '../rebook-path';
import { texts } from '../texts';
import { Ticket } from '../Ticket';
import { useCancelAppointmentMutation } from './cancel.generated';
import { cancelState, isLinkRefusal } from './cancellation';
import { CancelOutcome, type LinkState } from './CancelOutcome';

export function CancelByLink({
  clinic,
  appointment,
  isWaitingListEnabled,
  token,
  linkToken,
  onRefused,
}: AppointmentByLink) {
  const [cancel, { loading, error }] = useCancelAppointmentMutation();
  const [done, setDone] = useState(false);
  const { id, viewerCan, startTime } = appointment;
  const mayMove = appointment.rescheduling.isPossible;

  const unusable = error ? isLinkRefusal(error) : !token && !viewerCan.cancel;
  const known = viewerCan.cancel ? 'open' : cancelState(appointment, clinic.now);
  const state: LinkState = done ? 'done' : unusable && known === 'open' ? 'invalid' : known;
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button may be gone.
  useFocusOn(outcome, done || error);

  const confirm = async () => {
    const { error: refusal } = await cancel({ id, startTime, ...(token && { cancelToken: token }) });
    if (!refusal) {
      forgetBooked(id);
      setDone(true);
    } else if (refusal.code === 'CONFLICT') onRefused();
  };

  const notes = (
    <>
      {appointment.isMasked && <MaskedNote loginPath={LOGIN_PATH} />}
      <ClinicZoneNote clinic={clinic} />
    </>
  );
  return (
    <>
      <div ref={outcome} tabIndex={-1}>
        <CancelOutcome
          state={state}
          clinic={clinic}
          refusal={error && bannerText(error, texts.cancellation.unsure)}
          isMailed={appointment.patientEmail !== null}
        />
      </div>
      {state === 'open' ? (
        <>
          <Ticket appointment={appointment} now={clinic.now}>
            <div className="actions">
              <OffButton variant="outlined" color="error" off={loading} onClick={() => void confirm()}>
                {loading
                  ? texts.cancellation.busy
                  : error?.isUnsure
                    ? texts.cancellation.retry
                    : texts.cancellation.yes}
              </OffButton>
              <ButtonLink to={confirmationPath(id)}>{texts.cancellation.no}</ButtonLink>
              {mayMove && (
                <ButtonLink to={reschedulePath(id, linkToken)} variant="outlined">
                  {texts.reschedule.open}
                </ButtonLink>
              )}
              <ChangeDeadline cancelDeadline={appointment.cancelDeadline} mayMove={mayMove} />
            </div>
          </Ticket>
          {isWaitingListEnabled && (viewerCan.cancel || linkToken !== null) && (
            <Link to={earlierPath(id, linkToken)}>{texts.appointmentActions.earlier}</Link>
          )}
          {notes}
        </>
      ) : (
        <>
          <Ticket appointment={appointment} now={clinic.now}>
            {state !== 'late' && state !== 'invalid' && (
              <div className="actions">
                <ButtonLink to={rebookPath(appointment)}>{texts.appointmentActions.rebook}</ButtonLink>
              </div>
            )}
          </Ticket>
          {notes}
          <Stack direction="row" spacing={3} sx={{ '& > *': { flex: '1 1 240px', maxWidth: 360 } }}>
            <MyAppointmentsLink />
            <ButtonLink to={HOME_PATH} variant="outlined">
              {texts.appointmentActions.home}
            </ButtonLink>
          </Stack>
        </>
      )}
    </>
  );
}
