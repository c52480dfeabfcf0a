import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import type { AppointmentStatus } from '../../domain/appointment-status';
import { reasonForPatient, type CancellationReason } from '../../domain/cancellation-reason';
import { toOffsetIsoList } from '../../domain/clinic-time';
import { bool, float, int, nullable, oneOf, text, uuid, type RowOf } from '../../platform/database/columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { joinText, withJoins } from '../../platform/database/join';
import { selection } from '../../platform/database/selection';
import { bookingJoins } from '../professionals/booking-joins';
import { PROFESSIONAL_NAME } from '../professionals/professional-name';
import { AppointmentEntity } from './appointment.entity';
import type { Appointment } from './appointment.object';

/** See toAppointment. */
export const APPOINTMENT_ROW = {
  id: uuid,
  professionalId: int,
  professionalName: text,
  specialty: nullable(text),
  roomId: int,
  roomName: text,
  /** Epoch minutes. */
  start: float,
  durationMinutes: int,
  patientName: text,
  patientEmail: text,
  patientPhone: nullable(text),
  notes: nullable(text),
  status: oneOf<AppointmentStatus>(),
  cancellationReason: nullable(oneOf<CancellationReason>()),
  cancellationNote: nullable(text),
  cancellationTold: bool,
  /** From 1. */
  version: int,
  /** Null for a guest. */
  patientUserId: nullable(int),
  zone: text,
};
export type AppointmentRow = RowOf<typeof APPOINTMENT_ROW>;
export const APPOINTMENTS = selection('appointments.rows', APPOINTMENT_ROW);

/** `a` is the appointment, `u` the professional's account. */
const SOURCES: Record<keyof AppointmentRow, string> = {
  id: 'a.id',
  professionalId: 'a.professional_id',
  professionalName: PROFESSIONAL_NAME,
  specialty: 's.name',
  roomId: 'a.room_id',
  roomName: 'r.name',
  start: epochMinute('a.starts_at'),
  durationMinutes: 'a.duration_minutes',
  patientName: 'a.patient_name',
  patientEmail: 'a.patient_email',
  patientPhone: 'a.patient_phone',
  notes: 'a.notes',
  status: 'a.status',
  cancellationReason: 'a.cancellation_reason',
  cancellationNote: 'a.cancellation_note',
  cancellationTold: 'a.cancellation_told',
  version: 'a.sequence + 1',
  patientUserId: 'a.patient_user_id',
  zone: 'settings.timezone',
};
const SELECTION = Object.entries(SOURCES).map(([name, source]) => `${source} AS "${name}"`);

const JOINS = bookingJoins('a');

/** For statements with an appointment `a`. */
export const APPOINTMENT_COLUMNS = SELECTION.join(', ');
export const APPOINTMENT_JOINS = joinText(JOINS);

type Subquery = (query: SelectQueryBuilder<ObjectLiteral>) => SelectQueryBuilder<ObjectLiteral>;

/** Or the rows of a subquery that selects a.*. */
export function selectAppointments(
  manager: EntityManager,
  source: EntityTarget<ObjectLiteral> | Subquery = AppointmentEntity,
): SelectQueryBuilder<ObjectLiteral> {
  return withJoins(manager.createQueryBuilder().select(SELECTION).from(source as Subquery, 'a'), JOINS);
}

function cancellationOf({ cancellationReason: reason, cancellationNote: note, cancellationTold: toldPatient }: AppointmentRow) {
  return reason && { reason, note, toldPatient, text: reasonForPatient(reason, note) };
}

/** A spread costs more than reading the row from PostgreSQL. */
export function toAppointment(row: AppointmentRow): Appointment {
  const [startTime = '', endTime = ''] = toOffsetIsoList(row.zone, [row.start, row.start + row.durationMinutes]);
  return {
    id: row.id,
    professionalId: row.professionalId,
    professionalName: row.professionalName,
    specialty: row.specialty,
    roomId: row.roomId,
    roomName: row.roomName,
    date: startTime.slice(0, 10),
    startTime,
    endTime,
    durationMinutes: row.durationMinutes,
    patientUserId: row.patientUserId,
    patientName: row.patientName,
    patientEmail: row.patientEmail,
    patientPhone: row.patientPhone,
    notes: row.notes,
    status: row.status,
    cancellation: cancellationOf(row),
    version: row.version,
  };
}
