import Button from '@mui/material/Button';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { clockTime, dayOf, shortDate } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { CalendarTodayIcon } from '../../../kit/ui/icons';
import { earlierPath } from '../../waiting-list/waiting-list.paths';
import { reschedulePath } from '../appointments.paths';
import { texts } from '../texts';
import { appointmentHeadingId, AppointmentItem } from './AppointmentItem';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Props {
  appointment: OwnAppointmentFragment;
  clinic: ClinicFactsFragment;
  isWaitingListEnabled: boolean;
  onCancel: () => void;
  onAddToCalendar: () => void;
}

export function ComingItem({ appointment, clinic, isWaitingListEnabled, onCancel, onAddToCalendar }: Props) {
  const { id, viewerCan, cancelDeadline } = appointment;
  const which = appointmentHeadingId(id);
  const remark = viewerCan.cancel ? (
    texts.myAppointments.cancelUntil(shortDate(dayOf(cancelDeadline)), clockTime(cancelDeadline))
  ) : (
    <ClinicContact clinic={clinic} label={texts.cancellation.late} />
  );
  return (
    <AppointmentItem appointment={appointment} now={clinic.now} remark={remark}>
      <Button variant="outlined" size="small" aria-describedby={which} onClick={onAddToCalendar}>
        <CalendarTodayIcon fontSize="small" />
        {texts.appointmentActions.addToCalendar}
      </Button>
      {viewerCan.cancel && isWaitingListEnabled && (
        <ButtonLink to={earlierPath(id)} variant="outlined" size="small" aria-describedby={which}>
          {texts.appointmentActions.earlier}
        </ButtonLink>
      )}
      {viewerCan.reschedule && (
        <ButtonLink to={reschedulePath(id)} variant="outlined" size="small" aria-describedby={which}>
          {texts.reschedule.open}
        </ButtonLink>
      )}
      {viewerCan.cancel && (
        <Button variant="outlined" size="small" aria-describedby={which} onClick={onCancel}>
          {texts.cancellation.open}
        </Button>
      )}
    </AppointmentItem>
  );
}
