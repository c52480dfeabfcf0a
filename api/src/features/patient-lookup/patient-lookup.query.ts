import type { EntityManager } from 'typeorm';

import { plannedByValues, type BuiltQuery } from '../../platform/database/built-query';
import { int, nullable, uuid } from '../../platform/database/columns';
import { selection } from '../../platform/database/selection';
import { APPOINTMENT_ROW, selectAppointments } from '../appointments/appointment-row';
import { AppointmentEntity } from '../appointments/appointment.entity';

export const TURNOS = selection('patient-lookup.turnos', { id: nullable(uuid), lastId: uuid, noShows: int });

const UPCOMING = "a.status IN ('pending', 'confirmed') AND a.starts_at > :now";

export function turnosQuery(
  manager: EntityManager,
  ids: readonly string[],
  { professionalId, now }: { professionalId: number | null; now: Date },
): BuiltQuery {
  const query = manager
    .createQueryBuilder(AppointmentEntity, 'a')
    .select('a.patient_id', 'id')
    // The next one first, then the latest.
    .addSelect(`(array_agg(a.id ORDER BY CASE WHEN ${UPCOMING} THEN a.starts_at END, a.starts_at DESC))[1]`, 'lastId')
    // Absent before the start is no absence (ADR 134).
    .addSelect("(count(*) FILTER (WHERE a.status = 'no_show' AND a.starts_at <= :now))::int", 'noShows')
    .setParameters({ now })
    .where('a.patient_id = ANY (:ids)', { ids })
    .groupBy('a.patient_id');
  if (professionalId !== null) query.andWhere('a.professional_id = :professionalId', { professionalId });
  return plannedByValues(query);
}

const { id, start, zone, professionalName, specialty, status, contactName, patientBirthDate } = APPOINTMENT_ROW;
const LAST_ROW = { id, start, zone, professionalName, specialty, status, contactName, patientBirthDate };
export const LAST = selection('patient-lookup.last-turnos', LAST_ROW);

export function lastTurnosQuery(manager: EntityManager, ids: readonly string[]): BuiltQuery {
  return selectAppointments(manager, LAST_ROW).where('a.id = ANY (:ids)', { ids });
}
