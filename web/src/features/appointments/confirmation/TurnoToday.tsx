import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

import { dayOf } from '../../../kit/time/wall-time';
import type { AppointmentQuery } from '../appointments.generated';
import { texts } from '../texts';
import { useTurnoTodayQuery } from './delay.generated';

/** Empty, it takes no place among the others. */
const Said = styled('div')({ display: 'grid', gap: 8, '&:empty': { position: 'absolute' } });

/** Nobody needs it sooner, and a waiting room full of phones asks. */
const POLL_MS = 60_000;

/**
 * On the day of the turno, until the patient is seen: how late the professional is, and the code on the waiting room's
 * screen once they have arrived. Nothing where neither is known.
 */
export function TurnoToday({ clinic, appointment, receipt }: AppointmentQuery & { receipt: string | null }) {
  const { id, status, startTime, professionalName } = appointment;
  const isToday = dayOf(startTime) === dayOf(clinic.now) && (status === 'pending' || status === 'confirmed');
  const { data } = useTurnoTodayQuery({
    variables: { id, receipt },
    skip: !isToday,
    fetchPolicy: 'no-cache',
    pollInterval: POLL_MS,
    errorToast: false,
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
