import Button from '@mui/material/Button';

import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { clockTime, dayOf, shortDate } from '../../shared/time/clinic-time';
import { CalendarTodayIcon } from '../../shared/ui/icons';
import { appointmentHeadingId, AppointmentItem } from './AppointmentItem';
import type { OwnAppointmentFragment } from './my-appointments.generated';
import { texts } from './texts';

interface Props {
  appointment: OwnAppointmentFragment;
  clinic: ClinicFactsFragment;
  onCancel: () => void;
  onAddToCalendar: () => void;
}

export function ComingItem({ appointment, clinic, onCancel, onAddToCalendar }: Props) {
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
      {viewerCan.cancel && (
        <Button variant="outlined" size="small" aria-describedby={which} onClick={onCancel}>
          {texts.cancellation.open}
        </Button>
      )}
    </AppointmentItem>
  );
}
