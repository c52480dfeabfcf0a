import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { usePageTitle } from '../../../clinic/facts/useClinic';
import { LOGIN_PATH } from '../../../clinic/paths';
import { MaskedNote } from '../../../clinic/receipt/MaskedNote';
import { ReceiptFrame } from '../../../clinic/receipt/receipt-layout';
import { keptReceipt } from '../../../clinic/receipt/receipts';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { dayOf } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import type { AppointmentQuery } from '../appointments.generated';
import { saveCalendarEntry } from '../calendar-entry';
import { cancelState } from '../cancel/cancellation';
import { otherPatientOf } from '../others-name';
import { patientStatusOf, type PatientStatus } from '../patient-status';
import { rebookPath } from '../rebook-path';
import { texts } from '../texts';
import { Ticket } from '../Ticket';
import { BookedActions, PageActions } from './ConfirmationActions';
import { ConfirmationAdvice } from './ConfirmationAdvice';
import { CorrectEmail } from './CorrectEmail';
import { useTurnoTodayQuery } from './delay.generated';
import { whatsAppLink } from './share-link';

/** Takes no space when empty. */
const Said = styled('div')({ display: 'grid', gap: 8, '&:empty': { position: 'absolute' } });
/** Slow: a waiting room full of phones polls. */
const POLL_MS = 60_000;

interface Props extends AppointmentQuery {
  receipt: string | null;
  /** The tab keeps a new receipt. */
  onCorrected: () => void;
}

/** Advice before it, outcome afterwards. */
export function Confirmation({ clinic, appointment, receipt, onCorrected }: Props) {
  const patientStatus = patientStatusOf(appointment, clinic.now);
  const { title, tabTitle } = texts.confirmation.titles[patientStatus];
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, true, { preventScroll: true });
  usePageTitle(tabTitle);
  const state = cancelState(appointment, clinic.now);
  const isAhead = state === 'open' || state === 'late';
  const { viewerCan } = appointment;
  // Patients' pages read the receipt that this tab keeps; staff have their own.
  const hasReceipt = !viewerCan.cancel && !appointment.isMasked && keptReceipt(appointment.id) !== null;
  const mayCancel = state === 'open' && (viewerCan.cancel || hasReceipt);
  return (
    <ReceiptFrame className="public">
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <p>
        {isAhead ? (
          texts.statusSentence(patientStatus, otherPatientOf(appointment))
        ) : (
          <Outcome clinic={clinic} patientStatus={patientStatus} />
        )}
      </p>
      {appointment.cancellation?.toldPatient && <p>{texts.confirmation.why(appointment.cancellation.text)}</p>}
      {isAhead && <CorrectEmail clinic={clinic} appointment={appointment} onCorrected={onCorrected} />}
      <TurnoToday clinic={clinic} appointment={appointment} receipt={receipt} />
      <Ticket appointment={appointment} now={clinic.now}>
        {isAhead ? (
          <BookedActions
            id={appointment.id}
            cancelDeadline={appointment.cancelDeadline}
            mayMove={appointment.rescheduling.isPossible && (viewerCan.reschedule || hasReceipt)}
            mayCancel={mayCancel}
            onAddToCalendar={() => saveCalendarEntry(clinic, appointment)}
          />
        ) : (
          <div className="actions no-print">
            <ButtonLink to={rebookPath(appointment)}>{texts.appointmentActions.rebook}</ButtonLink>
          </div>
        )}
      </Ticket>
      {appointment.isMasked && <MaskedNote loginPath={LOGIN_PATH} />}
      <ClinicZoneNote clinic={clinic} />
      {isAhead && <ConfirmationAdvice clinic={clinic} isCancellable={state === 'open'} isCancellableHere={mayCancel} />}
      <PageActions shareLink={isAhead ? whatsAppLink(clinic, appointment.startTime) : undefined} />
    </ReceiptFrame>
  );
}

function Outcome({ clinic, patientStatus }: { clinic: AppointmentQuery['clinic']; patientStatus: PatientStatus }) {
  switch (patientStatus) {
    case 'cancelled':
      return texts.confirmation.cancelled;
    case 'completed':
      return texts.confirmation.completed;
    case 'no_show':
      return <ClinicContact clinic={clinic} label={texts.confirmation.absent} />;
    case 'unconfirmed':
      return <ClinicContact clinic={clinic} label={texts.confirmation.unconfirmed} />;
    case 'reserved':
    case 'confirmed':
      return texts.confirmation.over;
  }
}

/** Until the patient is seen: the professional's delay, and after arrival the code on the screen. */
function TurnoToday({ clinic, appointment, receipt }: AppointmentQuery & { receipt: string | null }) {
  const { id, status, startTime, professionalName } = appointment;
  const isToday = dayOf(startTime) === dayOf(clinic.now) && (status === 'pending' || status === 'confirmed');
  const { data } = useTurnoTodayQuery({
    variables: { id, receipt },
    skip: !isToday,
    fetchPolicy: 'no-cache',
    pollInterval: POLL_MS,
  });
  const { delayMinutes = null, visit = null } = data?.appointment ?? {};
  const isWaiting = visit?.step === 'arrived' || visit?.step === 'called';
  if (!isToday) return null;
  return (
    <Said role="status" className="no-print">
      {delayMinutes !== null && <Alert severity="info">{texts.today.delay(professionalName, delayMinutes)}</Alert>}
      {isWaiting && <p>{texts.today.ticket(visit.ticket)}</p>}
    </Said>
  );
}
