import { dateText } from '@turnero/api/domain/date-text';

import { STATUS_WORD } from '../../../clinic/appointment/appointment-status';
import { csvText } from '../../../kit/csv/csv';
import { clockTime, dayOf } from '../../../kit/time/wall-time';
import type { AgendaAppointmentFragment } from '../agenda.generated';
import { texts } from '../texts';

const { table, csv } = texts;
const HEADER = [
  csv.date,
  csv.from,
  csv.to,
  table.patient,
  table.phone,
  csv.email,
  csv.birthDate,
  csv.contact,
  table.professional,
  csv.specialty,
  table.room,
  table.status,
  csv.notes,
  csv.overbooking,
  csv.kind,
];

export function dayCsv(turnos: readonly AgendaAppointmentFragment[]): string {
  return csvText([
    HEADER,
    ...turnos.map((it) => [
      dateText(dayOf(it.startTime)),
      clockTime(it.startTime),
      clockTime(it.endTime),
      it.patientName,
      it.patientPhone ?? '',
      it.patientEmail ?? '',
      it.patientBirthDate === null ? '' : dateText(it.patientBirthDate),
      it.contactName ?? '',
      it.professionalName,
      it.specialty ?? '',
      it.roomName,
      STATUS_WORD[it.status].turno,
      it.notes ?? '',
      it.isOverbooking ? csv.yes : '',
      it.consultationKindName ?? '',
    ]),
  ]);
}
