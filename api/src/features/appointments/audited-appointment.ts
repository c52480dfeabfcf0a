import { dateOf, wallTime } from '../../domain/clinic-time';
import { dateText } from '../../domain/date-text';
import { PROFESSIONAL_NAME } from '../professionals/professional-name';
import type { AppointmentRow } from './appointment-row';

type Seen = Pick<AppointmentRow, 'zone' | 'start' | 'professionalName'>;

/** For records: time and professional, never the patient. CALLED is the same in SQL. */
export function calledOf(row: Seen): string {
  return `${timeText(row)}, ${row.professionalName}`;
}

/** Needs APPOINTMENT_JOINS. */
export const CALLED = `to_char(a.starts_at AT TIME ZONE settings.timezone, 'DD-MM-YYYY HH24:MI') || ', ' || ${PROFESSIONAL_NAME}`;

export function auditedOf(row: AppointmentRow) {
  return {
    status: row.status,
    startTime: timeText(row),
    durationMinutes: row.durationMinutes,
    roomId: row.roomName,
    professionalId: row.professionalName,
    patientName: row.patientName,
    patientEmail: row.patientEmail,
    patientPhone: row.patientPhone,
    notes: row.notes,
    cancellationReason: row.cancellationReason,
    cancellationNote: row.cancellationNote,
    cancellationTold: row.cancellationTold,
  };
}

function timeText({ zone, start }: Omit<Seen, 'professionalName'>): string {
  return `${dateText(dateOf(zone, start))} ${wallTime(zone, start)}`;
}
