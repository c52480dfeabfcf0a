import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { saveFile } from '../../shared/save-file';
import type { AppointmentDetailsFragment } from './appointments.generated';
import { calendarFile } from './calendar-file';

/** Downloads the appointment as an entry for the person's own calendar. */
export function saveCalendarEntry(clinic: ClinicFactsFragment, appointment: AppointmentDetailsFragment): void {
  saveFile(
    'turno.ics',
    'text/calendar;charset=utf-8',
    calendarFile({
      ...appointment,
      now: clinic.now,
      summary: `Turno con ${appointment.professionalName}`,
      location: [clinic.name, clinic.address].filter(Boolean).join(', '),
      description: [`Sala: ${appointment.roomName}`, clinic.phone && `Teléfono: ${clinic.phone}`].filter(Boolean).join('\n'),
    }),
  );
}
