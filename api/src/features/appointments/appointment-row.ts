import type { EntityManager, SelectQueryBuilder } from 'typeorm';

import { reasonForPatient } from '../../domain/cancellation-reason';
import { toOffsetIsoList } from '../../domain/clinic-time';
import {
  float,
  from,
  int,
  json,
  nullable,
  sourcesOf,
  text,
  type Columns,
  type RowOf,
} from '../../platform/database/columns';
import { columnsOf } from '../../platform/database/entity-columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { selection } from '../../platform/database/selection';
import { Settings } from '../settings/settings.entity';
import { AppointmentEntity, AppointmentFields } from './appointment.entity';
import type { Appointment, AppointmentCancellation } from './appointment.object';

/** See toAppointment. `a` is the appointment, `p` its professional, `r` its room. */
export const APPOINTMENT_ROW = {
  ...columnsOf(AppointmentFields, 'a'),
  professionalName: from('p.name', text),
  specialty: from('p.specialty_name', nullable(text)),
  roomName: from('r.name', text),
  /** Epoch minutes. */
  start: from(epochMinute('a.starts_at'), float),
  /** From 1. */
  version: from('a.sequence + 1', int),
  zone: from('settings.timezone', text),
  // Null until toAppointment fills them in. To add a field to an object of this size takes V8 several times longer.
  date: from('NULL::text', nullable(text)),
  startTime: from('NULL::text', nullable(text)),
  endTime: from('NULL::text', nullable(text)),
  cancellation: from('NULL::json', nullable(json<AppointmentCancellation>())),
};
export type AppointmentRow = RowOf<typeof APPOINTMENT_ROW>;
export const APPOINTMENTS = selection('appointments.rows', APPOINTMENT_ROW);

/**
 * All of them; add conditions on `a`. A common table expression named appointments stands in for the table, with rows
 * to be joined that were limited or written first.
 */
export function selectAppointments(
  manager: EntityManager,
  columns: Columns = APPOINTMENT_ROW,
): SelectQueryBuilder<AppointmentEntity> {
  return manager
    .createQueryBuilder(AppointmentEntity, 'a')
    .innerJoin('a.professional', 'p')
    .innerJoin('a.room', 'r')
    .innerJoin(Settings, 'settings', 'true')
    .select(sourcesOf(columns));
}

function cancellationOf({
  cancellationReason: reason,
  cancellationNote: note,
  cancellationTold: toldPatient,
}: AppointmentRow) {
  return reason && { reason, note, toldPatient, text: reasonForPatient(reason, note) };
}

/** The row itself: a copy costs more than reading it from PostgreSQL. */
export function toAppointment(row: AppointmentRow): Appointment {
  const [startTime = '', endTime = ''] = toOffsetIsoList(row.zone, [row.start, row.start + row.durationMinutes]);
  row.date = startTime.slice(0, 10);
  row.startTime = startTime;
  row.endTime = endTime;
  row.cancellation = cancellationOf(row);
  return row as Appointment;
}
