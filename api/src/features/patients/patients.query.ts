import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { nullable, text } from '../../platform/database/columns';
import { plannedByValues, type BuiltQuery } from '../../platform/database/built-query';
import { selection } from '../../platform/database/selection';
import type { SearchCondition } from '../../platform/search';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { User } from '../users/user.entity';

/** A row for a person; `person` is the same text in every row about the same one. */
export const KNOWN = selection('patients.known', { person: text, name: text, email: text, phone: nullable(text) });

interface Limits {
  /** The caller's account, which is left out with everything under its e-mail. */
  except: number;
  first: number;
}

/** A family may share an e-mail, so a person is e-mail and name together, whatever their case and accents. */
const personOf = (name: string, email: string): string => `lower(${email}) || ' ' || folded(${name})`;

/** How many of the latest matching appointments are read. A common word would otherwise read the whole table. */
const LATEST = 2000;

/** Accounts of patients, by name. */
export function accountsQuery(
  manager: EntityManager,
  words: readonly SearchCondition[],
  { except, first }: Limits,
): BuiltQuery {
  const query = manager
    .createQueryBuilder()
    .select([`${personOf('u.name', 'u.email')} AS person`, 'u.name AS name', 'u.email AS email', 'u.phone AS phone'])
    .from(User, 'u')
    .where("u.role = 'user' AND u.id <> :except", { except })
    .orderBy('lower(u.name)')
    .limit(first);
  return plannedByValues(narrowed(query, words));
}

/** The people of appointments, each as their latest appointment says, latest first. */
export function ofTurnosQuery(
  manager: EntityManager,
  words: readonly SearchCondition[],
  { professionalId, except, first }: Limits & { professionalId: number | null },
): BuiltQuery {
  const latest = (query: SelectQueryBuilder<ObjectLiteral>) => {
    const turnos = query
      .select(`${personOf('a.patient_name', 'a.patient_email')} AS person`)
      .addSelect([
        'a.patient_name AS name',
        'a.patient_email AS email',
        'a.patient_phone AS phone',
        'a.starts_at AS starts_at',
      ])
      .from(AppointmentEntity, 'a')
      .where('lower(a.patient_email) <> (SELECT lower(email) FROM users WHERE id = :except)', { except })
      .orderBy('a.starts_at', 'DESC')
      .limit(LATEST);
    if (professionalId !== null) turnos.andWhere('a.professional_id = :professionalId', { professionalId });
    return narrowed(turnos, words);
  };
  const people = (query: SelectQueryBuilder<ObjectLiteral>) =>
    query
      .select('t.*')
      .distinctOn(['t.person'])
      .from(latest, 't')
      .orderBy('t.person')
      .addOrderBy('t.starts_at', 'DESC');
  const query = manager
    .createQueryBuilder()
    .select(['it.person AS person', 'it.name AS name', 'it.email AS email', 'it.phone AS phone'])
    .from(people, 'it')
    .orderBy('it.starts_at', 'DESC')
    .limit(first);
  return plannedByValues(query);
}

function narrowed(
  query: SelectQueryBuilder<ObjectLiteral>,
  words: readonly SearchCondition[],
): SelectQueryBuilder<ObjectLiteral> {
  for (const { text: condition, values } of words) query.andWhere(condition, values);
  return query;
}
