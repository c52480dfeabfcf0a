import type { EntityManager } from 'typeorm';

import { plannedByValues, type BuiltQuery } from '../../platform/database/built-query';
import { int, text, uuid } from '../../platform/database/columns';
import { selection } from '../../platform/database/selection';
import { APPOINTMENT_ROW, selectAppointments } from '../appointments/appointment-row';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { User } from '../users/user.entity';
import { KNOWN_PATIENT, knownPatient, type KnownPatient, type PatientSearch } from './known-patients';

export const KNOWN = selection('patients.known', KNOWN_PATIENT);

export function accountsQuery(manager: EntityManager, { words, except, first }: PatientSearch): BuiltQuery {
  const query = manager
    .createQueryBuilder()
    .select(knownPatient({ name: 'u.name', email: 'u.email', phone: 'u.phone' }))
    .from(User, 'u')
    .where("u.role = 'user' AND u.id <> :except", { except })
    .orderBy('lower(u.name)')
    .limit(first);
  for (const { text: condition, values } of words('u.searched')) query.andWhere(condition, values);
  return plannedByValues(query);
}

export const TURNOS = selection('patients.turnos', { address: text, called: text, lastId: uuid, noShows: int });

/** May include another person with one's name and another's address. */
export function turnosQuery(
  manager: EntityManager,
  people: readonly Pick<KnownPatient, 'address' | 'called'>[],
  { professionalId, now }: { professionalId: number | null; now: Date },
): BuiltQuery {
  const query = manager
    .createQueryBuilder(AppointmentEntity, 'a')
    .select('lower(a.patient_email)', 'address')
    .addSelect('folded(a.patient_name)', 'called')
    .addSelect('(array_agg(a.id ORDER BY a.starts_at DESC))[1]', 'lastId')
    // Absent before the start is no absence (ADR 134).
    .addSelect("(count(*) FILTER (WHERE a.status = 'no_show' AND a.starts_at <= :now))::int", 'noShows')
    .setParameters({ now })
    .where('lower(a.patient_email) = ANY (:addresses) AND folded(a.patient_name) = ANY (:names)', {
      addresses: people.map(({ address }) => address),
      names: people.map(({ called }) => called),
    })
    .groupBy('lower(a.patient_email)')
    .addGroupBy('folded(a.patient_name)');
  if (professionalId !== null) query.andWhere('a.professional_id = :professionalId', { professionalId });
  return plannedByValues(query);
}

const { id, start, zone, professionalName, specialty, status, contactName, patientBirthDate } = APPOINTMENT_ROW;
const LAST_ROW = { id, start, zone, professionalName, specialty, status, contactName, patientBirthDate };
export const LAST = selection('patients.last-turnos', LAST_ROW);

export function lastTurnosQuery(manager: EntityManager, ids: readonly string[]): BuiltQuery {
  return selectAppointments(manager, LAST_ROW).where('a.id = ANY (:ids)', { ids });
}
