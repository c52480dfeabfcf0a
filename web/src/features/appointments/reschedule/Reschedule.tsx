import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { HOME_PATH } from '../../../clinic/paths';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { CalendarTodayIcon } from '../../../kit/ui/icons';
import { confirmationPath, reschedulePath } from '../appointments.paths';
import type { AppointmentByLink } from '../by-link/ByLinkPage';
import { saveCalendarEntry } from '../calendar-entry';
import { cancelState } from '../cancel/cancellation';
import { otherPatientOf } from '../others-name';
import { patientStatusOf } from '../patient-status';
import { rebookPath } from '../rebook-path';
import { texts } from '../texts';
import { Ticket } from '../Ticket';
import { RescheduleSteps } from './RescheduleSteps';

interface Props extends AppointmentByLink {
  isMoved: boolean;
}

/** Times to choose; why there are none; or the turno at its new time. */
export function Reschedule({ isMoved, ...props }: Props) {
  const { clinic, appointment, token, linkToken } = props;
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useFocusOn(outcome, isMoved);
  const isOpen = appointment.rescheduling.isPossible && (token !== null || appointment.viewerCan.reschedule);
  if (!isMoved && isOpen) return <RescheduleSteps {...props} />;
  const sentence = texts.statusSentence(patientStatusOf(appointment, clinic.now), otherPatientOf(appointment));
  return (
    <>
      <div ref={outcome} tabIndex={-1}>
        {isMoved ? <FormBanner kind="success">{texts.reschedule.done}</FormBanner> : <WhyNot {...props} />}
      </div>
      {isMoved && sentence !== undefined && <p>{sentence}</p>}
      <Ticket appointment={appointment} now={clinic.now}>
        {appointment.status === 'cancelled' && (
          <div className="actions">
            <ButtonLink to={rebookPath(appointment)}>{texts.appointmentActions.rebook}</ButtonLink>
          </div>
        )}
      </Ticket>
      {isMoved && <Typography color="textSecondary">{texts.reschedule.oldEntry}</Typography>}
      <Stack direction="row" spacing={3}>
        {isMoved && (
          <Button onClick={() => saveCalendarEntry(clinic, appointment)}>
            <CalendarTodayIcon fontSize="small" />
            {texts.appointmentActions.addToCalendar}
          </Button>
        )}
        {isMoved && isOpen && (
          <ButtonLink to={reschedulePath(appointment.id, linkToken)} variant="outlined">
            {texts.reschedule.again}
          </ButtonLink>
        )}
        <ButtonLink to={isMoved ? confirmationPath(appointment.id) : HOME_PATH} variant="outlined">
          {isMoved ? texts.reschedule.toTurno : texts.appointmentActions.home}
        </ButtonLink>
      </Stack>
    </>
  );
}

function WhyNot({ clinic, appointment, token }: AppointmentByLink) {
  const state = cancelState(appointment, clinic.now);
  if (state === 'cancelled') return <FormBanner kind="info">{texts.cancelByLink.cancelled}</FormBanner>;
  if (state === 'over') return <FormBanner kind="info">{texts.reschedule.over}</FormBanner>;
  const isLinkInvalid = appointment.rescheduling.isPossible && token === null;
  const label = isLinkInvalid
    ? texts.cancelByLink.invalid
    : state === 'late'
      ? texts.reschedule.late
      : appointment.rescheduling.movesLeft === 0
        ? texts.reschedule.tooOften
        : texts.reschedule.notOnline;
  return (
    <FormBanner kind={isLinkInvalid ? 'error' : 'info'}>
      <p>
        <ClinicContact clinic={clinic} label={label} />
      </p>
    </FormBanner>
  );
}
