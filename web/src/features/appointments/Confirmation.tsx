import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { ClinicContact } from '../../shared/clinic/ClinicContact';
import { usePageTitle } from '../../shared/clinic/useClinic';
import { useFocusOn } from '../../shared/focus/useFocusOn';
import { ClinicZoneNote } from '../../shared/time/ClinicZoneNote';
import type { AppointmentQuery } from './appointments.generated';
import { saveCalendarEntry } from './calendar-entry';
import { cancelState } from './cancellation';
import { BookedActions, OverActions } from './ConfirmationActions';
import { ConfirmationAdvice } from './ConfirmationAdvice';
import { ConfirmationPageFrame } from './confirmation-layout';
import { rebookPath } from './rebook-path';
import { whatsAppLink } from './share-link';
import { Ticket } from './Ticket';

type Status = AppointmentQuery['appointment']['status'];

const BOOKED = { title: '¡Turno Confirmado!', tabTitle: 'Turno confirmado' };
const TITLES: Record<Status, { title: string; tabTitle: string }> = {
  pending: BOOKED,
  confirmed: BOOKED,
  cancelled: { title: 'Turno cancelado', tabTitle: 'Turno cancelado' },
  completed: { title: 'Turno completado', tabTitle: 'Turno completado' },
  no_show: { title: 'Turno con ausencia', tabTitle: 'Turno con ausencia' },
};

/** A turno as it stands now: what to do for it while it is ahead, what became of it afterwards. */
export function Confirmation({ clinic, appointment }: AppointmentQuery) {
  const { title, tabTitle } = TITLES[appointment.status];
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, true, { preventScroll: true });
  usePageTitle(tabTitle);
  const state = cancelState(appointment, clinic.now);
  const isAhead = state === 'open' || state === 'late';
  return (
    <ConfirmationPageFrame className="public">
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {!isAhead && (
        <p>
          <Outcome clinic={clinic} status={appointment.status} />
        </p>
      )}
      <Ticket {...appointment} />
      <ClinicZoneNote clinic={clinic} />
      {isAhead && <ConfirmationAdvice clinic={clinic} isCancellable={state === 'open'} />}
      {isAhead ? (
        <BookedActions
          onAddToCalendar={() => saveCalendarEntry(clinic, appointment)}
          shareLink={whatsAppLink(clinic.name, appointment.startTime)}
        />
      ) : (
        <OverActions rebookTo={rebookPath(appointment)} />
      )}
    </ConfirmationPageFrame>
  );
}

/** What became of a turno that is no longer ahead. */
function Outcome({ clinic, status }: { clinic: AppointmentQuery['clinic']; status: Status }) {
  switch (status) {
    case 'cancelled':
      return 'Este turno no se realiza: su horario quedó libre.';
    case 'completed':
      return 'Gracias por tu visita.';
    case 'no_show':
      return <ClinicContact clinic={clinic} label="La clínica registró que no viniste. Si no es así, comunícate con la clínica" />;
    case 'pending':
    case 'confirmed':
      return 'El horario de este turno ya pasó.';
  }
}
