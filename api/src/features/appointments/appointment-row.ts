import type { EntityManager, SelectQueryBuilder } from 'typeorm';

import { takenSpan } from '../../domain/buffers';
import { reasonForPatient } from '../../domain/cancellation-reason';
import { toOffsetIsoList } from '../../domain/clinic-time';
import type { Interval } from '../../domain/intervals';
import {
  bool,
  float,
  from,
  int,
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
import type { Appointment } from './appointment.object';
import type { FamilyRight } from './appointment.policy';

export const APPOINTMENT_ROW = {
  ...columnsOf(AppointmentFields, 'a'),
  professionalName: from('p.name', text),
  specialty: from('p.specialty_name', nullable(text)),
  roomName: from('r.name', text),
  isOverbooking: from('a.overbooking_reason IS NOT NULL', bool),
  /** Epoch minutes. */
  start: from(epochMinute('a.starts_at'), float),
  /** From 1. */
  version: from('a.sequence + 1', int),
  zone: from('settings.timezone', text),
};
export type AppointmentRow = RowOf<typeof APPOINTMENT_ROW> & { familyRight?: FamilyRight };
export const APPOINTMENTS = selection('appointments.rows', APPOINTMENT_ROW);

/** Add conditions on `a`. A CTE named appointments replaces the table. */
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

export function takenBy(row: AppointmentRow): Interval {
  return takenSpan(row, { beforeMinutes: row.bufferBeforeMinutes, afterMinutes: row.bufferAfterMinutes });
}

function cancellationOf({
  cancellationReason: reason,
  cancellationNote: note,
  cancellationTold: toldPatient,
}: AppointmentRow) {
  return reason && { reason, note, toldPatient, text: reasonForPatient(reason, note) };
}

/** Spread last: V8 adds further properties to a spread object slowly. */
export function toAppointment(row: AppointmentRow): Appointment {
  const [startTime = '', endTime = ''] = toOffsetIsoList(row.zone, [row.start, row.start + row.durationMinutes]);
  return { date: startTime.slice(0, 10), startTime, endTime, cancellation: cancellationOf(row), ...row };
}
