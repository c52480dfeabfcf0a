import CalendarTodayIcon from '@mui/icons-material/CalendarTodayOutlined';
import Button from '@mui/material/Button';

import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { clockTime, dayOf, shortDate } from '../../shared/time/clinic-time';
import { appointmentHeadingId, AppointmentItem } from './AppointmentItem';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Props {
  appointment: OwnAppointmentFragment;
  clinic: ClinicFactsFragment;
  onCancel: () => void;
  onAddToCalendar: () => void;
}

/** An appointment still to come: kept in mind, or cancelled while there is time. */
export function ComingItem({ appointment, clinic, onCancel, onAddToCalendar }: Props) {
  const { id, viewerCan, cancelDeadline } = appointment;
  const which = appointmentHeadingId(id);
  const remark = viewerCan.cancel ? (
    `Cancelación hasta el ${shortDate(dayOf(cancelDeadline))}, ${clockTime(cancelDeadline)}`
  ) : (
    <ClinicContact clinic={clinic} label="Faltan menos de 24 horas para el turno. Para cancelarlo, comunícate con la clínica" />
  );
  return (
    <AppointmentItem appointment={appointment} remark={remark}>
      <Button variant="outlined" size="small" aria-describedby={which} onClick={onAddToCalendar}>
        <CalendarTodayIcon fontSize="small" />
        Agregar al calendario
      </Button>
      {viewerCan.cancel && (
        <Button variant="outlined" size="small" aria-describedby={which} onClick={onCancel}>
          Cancelar
        </Button>
      )}
    </AppointmentItem>
  );
}
