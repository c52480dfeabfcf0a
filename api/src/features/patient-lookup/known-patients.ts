import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import type { Context } from '../../platform/context';
import { plannedByValues, type BuiltQuery } from '../../platform/database/built-query';
import { nullable, text, uuid, type RowOf } from '../../platform/database/columns';
import { ExtensionPoint } from '../../platform/extension-point';
import { selection } from '../../platform/database/selection';
import type { SearchCondition } from '../../platform/search';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { Patient } from '../patients/patient.entity';
import { User } from '../users/user.entity';

const KNOWN_PATIENT = { id: uuid, name: text, email: text, phone: nullable(text) };
export const KNOWN = selection('patient-lookup.known', KNOWN_PATIENT);
export type KnownPatient = RowOf<typeof KNOWN_PATIENT>;

export interface PatientSearch {
  words(column: string): readonly SearchCondition[];
  /** Account that is left out, with its e-mail; 0: none. */
  except: number;
  first: number;
}

/** Ids of patients by part of a DNI. */
export type PatientsOfDocument = (ctx: Context, digits: string) => Promise<readonly string[]>;
export const PATIENTS_OF_DOCUMENT = new ExtensionPoint<PatientsOfDocument>();

/** Limits the rows of common words. */
const LATEST = 500;
/** Read beyond `first`, because order by month is inexact. */
const MORE_PEOPLE = 20;
const OWN_ADDRESS = '(SELECT lower(email) FROM users WHERE id = :except)';

/** Without merged and erased patients `p`. Accounts of staff count only as patients of appointments. */
export function onlyListed<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): SelectQueryBuilder<Row> {
  return query
    .leftJoin(User, 'u', 'u.id = p.user_id')
    .where("p.state IN ('temporary', 'validated') AND (u.role IS NULL OR u.role = 'user' OR p.latest IS NOT NULL)");
}

/** Latest first, then accounts without appointments. */
export function knownQuery(
  manager: EntityManager,
  { words, except, first }: PatientSearch,
  ids: readonly string[] | null = null,
): BuiltQuery {
  const found = (query: SelectQueryBuilder<ObjectLiteral>) => {
    onlyListed(query.select(['p.latest AS latest', ...columnsOf('p', '')]).from(Patient, 'p'))
      .andWhere(`p.user_id IS DISTINCT FROM :except AND lower(p.email) IS DISTINCT FROM ${OWN_ADDRESS}`, { except })
      .orderBy('p.latest', 'DESC', 'NULLS LAST')
      .addOrderBy('lower(p.name)')
      .limit(first + MORE_PEOPLE);
    if (ids !== null) return query.andWhere('p.id = ANY (:ids)', { ids });
    for (const { text: condition, values } of words('p.searched')) query.andWhere(condition, values);
    return query;
  };
  const query = manager
    .createQueryBuilder()
    .select(columnsOf('k', ''))
    .from(found, 'k')
    .orderBy(LATEST_OF_KNOWN, 'DESC', 'NULLS LAST')
    .addOrderBy('lower(k.name)')
    .limit(first);
  return plannedByValues(query);
}

const LATEST_OF_KNOWN =
  'coalesce((SELECT max(a.starts_at) FROM appointments AS a WHERE a.patient_id = k.id), k.latest)';

/** Patients of a professional's appointments, with the data of the latest one. */
export function ownQuery(
  manager: EntityManager,
  { words, except, first }: PatientSearch,
  professionalId: number | null,
): BuiltQuery {
  const query = manager
    .createQueryBuilder()
    .select(columnsOf('it', ''))
    .from(
      (people) =>
        people
          .select('t.*')
          .distinctOn(['t.id'])
          .from((turnos) => {
            turnos
              .select(['p.id AS id', ...columnsOf('a', 'patient_').slice(1)])
              .addSelect('a.starts_at', 'latest')
              .from(AppointmentEntity, 'a')
              .innerJoin(Patient, 'p', "p.id = a.patientId AND p.state <> 'erased'")
              .where('a.professional_id = :professionalId', { professionalId })
              .andWhere(`lower(a.patient_email) IS DISTINCT FROM ${OWN_ADDRESS}`, { except })
              .orderBy('a.starts_at', 'DESC')
              .limit(LATEST);
            for (const { text: condition, values } of words('a.searched')) turnos.andWhere(condition, values);
            return turnos;
          }, 't')
          .orderBy('t.id')
          .addOrderBy('t.latest', 'DESC'),
      'it',
    )
    .orderBy('it.latest', 'DESC')
    .limit(first);
  return plannedByValues(query);
}

function columnsOf(alias: string, prefix: string): string[] {
  return Object.keys(KNOWN_PATIENT).map((column) => `${alias}.${prefix}${column} AS ${column}`);
}
