import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import type { Context } from '../../platform/context';
import { plannedByValues, type BuiltQuery } from '../../platform/database/built-query';
import { nullable, text, type RowOf } from '../../platform/database/columns';
import { ExtensionPoint } from '../../platform/extension-point';
import type { SearchCondition } from '../../platform/search';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { KnownPerson } from './known-person.entity';

/** E-mail and name, ignoring case and accents: families share addresses. */
export const KNOWN_PATIENT = {
  address: text,
  called: text,
  name: text,
  email: text,
  phone: nullable(text),
};
export type KnownPatient = RowOf<typeof KNOWN_PATIENT>;

/** KNOWN_PATIENT of a row. */
export function knownPatient({ name, email, phone }: Record<'name' | 'email' | 'phone', string>): string[] {
  return [
    `lower(${email}) AS address`,
    `folded(${name}) AS called`,
    `${name} AS name`,
    `${email} AS email`,
    `${phone} AS phone`,
  ];
}

export interface PatientSearch {
  words(column: string): readonly SearchCondition[];
  /** Needs three digits, for the index; else null. */
  digits: string | null;
  /** Only by DNI, in `digits`. */
  isDocument: boolean;
  /** Account that is left out, with its e-mail; 0: none. */
  except: number;
  first: number;
}

export type PatientSource = (ctx: Context, search: PatientSearch) => Promise<KnownPatient[]>;
export const PATIENT_SOURCES = new ExtensionPoint<PatientSource>();

/** Limits the rows of common words. */
const LATEST = 500;
/** Read beyond `first`, because order by month is inexact. */
const MORE_PEOPLE = 20;

/** Latest first. Rows need patient_name, patient_email, patient_phone and searched; `latest`: the time column. */
export function peopleQuery(
  manager: EntityManager,
  table: EntityTarget<ObjectLiteral>,
  latest: string,
  { words, except, first }: PatientSearch,
  narrow: (query: SelectQueryBuilder<ObjectLiteral>) => void = () => undefined,
): BuiltQuery {
  return latestOfEach(manager, first, (query) => {
    query
      .select(OF_ROW)
      .addSelect(`a.${latest}`, 'latest')
      .from(table, 'a')
      .where(`lower(a.patient_email) <> ${OWN_ADDRESS}`, { except })
      .orderBy(`a.${latest}`, 'DESC')
      .limit(LATEST);
    for (const { text: condition, values } of words('a.searched')) query.andWhere(condition, values);
    narrow(query);
    return query;
  });
}

export function knownQuery(manager: EntityManager, { words, except, first }: PatientSearch): BuiltQuery {
  const found = (query: SelectQueryBuilder<ObjectLiteral>) => {
    query
      .select(['it.address AS address', 'it.called AS called'])
      .from(KnownPerson, 'it')
      .where(`it.address <> ${OWN_ADDRESS}`, { except })
      .orderBy('it.latest', 'DESC')
      .limit(first + MORE_PEOPLE);
    for (const { text: condition, values } of words('it.searched')) query.andWhere(condition, values);
    return query;
  };
  return latestOfEach(manager, first, (query) =>
    query
      .select(OF_ROW)
      .addSelect('a.starts_at', 'latest')
      .from(found, 'k')
      .innerJoin(AppointmentEntity, 'a', 'lower(a.patient_email) = k.address AND folded(a.patient_name) = k.called'),
  );
}

const OF_ROW = knownPatient({ name: 'a.patient_name', email: 'a.patient_email', phone: 'a.patient_phone' });
/** '' without account, because NULL would exclude all. */
const OWN_ADDRESS = "coalesce((SELECT lower(email) FROM users WHERE id = :except), '')";

function latestOfEach(
  manager: EntityManager,
  first: number,
  rows: (query: SelectQueryBuilder<ObjectLiteral>) => SelectQueryBuilder<ObjectLiteral>,
): BuiltQuery {
  const people = (query: SelectQueryBuilder<ObjectLiteral>) =>
    query
      .select('t.*')
      .distinctOn(['t.address', 't.called'])
      .from(rows, 't')
      .orderBy('t.address')
      .addOrderBy('t.called')
      .addOrderBy('t.latest', 'DESC');
  const query = manager
    .createQueryBuilder()
    .select(Object.keys(KNOWN_PATIENT).map((column) => `it.${column} AS ${column}`))
    .from(people, 'it')
    .orderBy('it.latest', 'DESC')
    .limit(first);
  return plannedByValues(query);
}
