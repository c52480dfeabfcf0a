import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { saveFile } from '../../kit/files/save-file';
import { notify } from '../../kit/notify/notify';
import type { AppointmentDetailsFragment } from './appointments.generated';
import { confirmationPath } from './appointments.paths';
import { calendarFile } from './calendar-file';
import { texts } from './texts';

export function saveCalendarEntry(clinic: ClinicFactsFragment, appointment: AppointmentDetailsFragment): void {
  saveFile(
    'turno.ics',
    'text/calendar;charset=utf-8',
    calendarFile({
      ...appointment,
      now: clinic.now,
      summary: texts.calendarEntry.summary(
        appointment.professionalName,
        appointment.contactName === null ? null : appointment.patientName,
      ),
      url: new URL(confirmationPath(appointment.id), location.origin).href,
      location: [clinic.name, clinic.address].filter(Boolean).join(', '),
      description: [
        appointment.consultationKindName && `${texts.fields.kind}: ${appointment.consultationKindName}`,
        texts.roomText(appointment.roomName),
        clinic.phone && texts.calendarEntry.phone(clinic.phone),
      ]
        .filter(Boolean)
        .join('\n'),
    }),
  );
  notify.success(texts.calendarEntry.saved);
}
