import { momentText } from '../../domain/clinic-time';
import type { AppointmentRow } from './appointment-row';
import { APPOINTMENT } from './appointment.entity';

type Seen = Pick<AppointmentRow, 'zone' | 'start' | 'professionalName'>;

/** Never names the patient. AUDIT_LABEL is the same in SQL. */
export function auditLabel(row: Seen): string {
  return `${momentText(row.zone, row.start)}, ${row.professionalName}`;
}

export const AUDIT_LABEL =
  "to_char(a.starts_at AT TIME ZONE settings.timezone, 'DD-MM-YYYY HH24:MI') || ', ' || p.name";

type Field = keyof typeof APPOINTMENT.fields;
const FIELDS = Object.keys(APPOINTMENT.fields) as Field[];

export function auditedOf(row: AppointmentRow): Record<Field, unknown> {
  const inWords = {
    ...row,
    startTime: momentText(row.zone, row.start),
    roomId: row.roomName,
    professionalId: row.professionalName,
  };
  return Object.fromEntries(FIELDS.map((field) => [field, inWords[field]])) as Record<Field, unknown>;
}
