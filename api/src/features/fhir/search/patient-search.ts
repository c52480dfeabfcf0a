import type { SelectQueryBuilder } from 'typeorm';

import { dateOf } from '../../../domain/clinic-time';
import { foldedText } from '../../../domain/near-words';
import { tidyIdentifier, type IdentifierKind } from '../../../domain/patient-identifiers';
import { invalid } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import type { Patient } from '../../patients/patient.entity';
import { narrow, type Condition, type ConditionOn } from './narrow';
import { parseSearchDate, type DatePrefix } from './search-date';
import { assertModifier, type Asked } from './search-param';

export const PATIENT_PARAMS = {
  _id: { type: 'token', about: 'Su id' },
  identifier: { type: 'token', about: 'Un documento, como http://www.renaper.gob.ar/dni|30111222, o su id' },
  name: { type: 'string', about: 'Comienzo de una palabra del nombre, elegido o registrado' },
  family: { type: 'string', about: 'Comienzo de una palabra de los apellidos registrados' },
  given: { type: 'string', about: 'Comienzo de una palabra de los nombres registrados' },
  birthdate: { type: 'date', about: 'Su fecha de nacimiento' },
} as const;

export interface PatientSystems {
  documents: Readonly<Record<IdentifierKind, readonly string[]>>;
  /** System of our ids. */
  own: string;
}

/** Narrows patients `p`. BAD_REQUEST when unsupported. */
export function narrowPatients(
  query: SelectQueryBuilder<Patient>,
  asked: readonly Asked[],
  systems: PatientSystems,
): SelectQueryBuilder<Patient> {
  return narrow(query, asked, (one) => conditionsOf(one, systems));
}

function conditionsOf(asked: Asked, systems: PatientSystems): ConditionOn {
  switch (asked.name as keyof typeof PATIENT_PARAMS) {
    case '_id':
      assertModifier(asked, []);
      return withId;
    case 'identifier':
      assertModifier(asked, []);
      return (value, key) => identifiedBy(value, key, systems);
    case 'birthdate':
      assertModifier(asked, []);
      return (value, key) => bornOn(asked, value, key);
    case 'name':
      return namedBy(asked, ['p.name', 'p.given_names', 'p.family_names']);
    case 'family':
      return namedBy(asked, ['p.family_names']);
    case 'given':
      return namedBy(asked, ['p.given_names']);
  }
}

function withId(value: string, key: string): Condition | null {
  return isUuid(value) ? { text: `p.id = :id${key}`, values: { [`id${key}`]: value } } : null;
}

/** By `number`, `system|number` or `system|`. */
function identifiedBy(value: string, key: string, { documents, own }: PatientSystems): Condition | null {
  const bar = value.lastIndexOf('|');
  const [system, typed] = bar === -1 ? [null, value] : [value.slice(0, bar), value.slice(bar + 1)];
  if (system === own) return typed === '' ? { text: 'TRUE', values: {} } : withId(typed, key);
  const kinds = (Object.keys(documents) as IdentifierKind[]).filter(
    (kind) => system === null || documents[kind].includes(system),
  );
  if (kinds.length === 0) return null;
  const [isOfKind, hasNumber] = [`i.kind = ANY (:kinds${key})`, `i.number = :number${key}`];
  const document = typed === '' ? isOfKind : `${isOfKind} AND ${hasNumber}`;
  const id = system === null ? withId(typed, key) : null;
  return {
    text: `p.id IN (SELECT i.patient_id FROM patient_identifiers AS i WHERE ${document})${id ? ` OR ${id.text}` : ''}`,
    values: { [`kinds${key}`]: kinds, [`number${key}`]: tidyIdentifier(typed), ...id?.values },
  };
}

/** `searched` has an index, and contains each name. */
function namedBy(asked: Asked, columns: readonly string[]): ConditionOn {
  assertModifier(asked, ['exact', 'contains']);
  return (value, key) => {
    const words = foldedText(value).replace(/[\\%_]/g, '\\$&');
    const [indexed, text] = [`words${key}`, `text${key}`];
    const named = columns.map((column) =>
      asked.modifier === 'exact' ? `${column} = :${text}` : `' ' || folded(${column}) LIKE :${text}`,
    );
    const start = asked.modifier === 'contains' ? '%' : '% ';
    return {
      text: `p.searched LIKE :${indexed} AND (${named.join(' OR ')})`,
      values: { [indexed]: `%${words}%`, [text]: asked.modifier === 'exact' ? value : `${start}${words}%` },
    };
  };
}

/** Birth dates are days of no time zone. */
const ZONE = 'UTC';

const BORN: Readonly<Record<DatePrefix, (first: string, next: string) => string>> = {
  eq: (first, next) => `p.birth_date >= ${first} AND p.birth_date < ${next}`,
  ne: (first, next) => `p.birth_date < ${first} OR p.birth_date >= ${next}`,
  gt: (_, next) => `p.birth_date >= ${next}`,
  sa: (_, next) => `p.birth_date >= ${next}`,
  ge: (first) => `p.birth_date >= ${first}`,
  lt: (first) => `p.birth_date < ${first}`,
  eb: (first) => `p.birth_date < ${first}`,
  le: (_, next) => `p.birth_date < ${next}`,
};

function bornOn({ name }: Asked, value: string, key: string): Condition {
  const date = value.includes('T') ? null : parseSearchDate(value, ZONE);
  if (!date) throw invalid(name, `${name} debe ser una fecha como 1984-03-09`);
  const [first, next] = [`first${key}`, `next${key}`];
  return {
    text: BORN[date.prefix](`:${first}`, `:${next}`),
    values: { [first]: dateOf(ZONE, date.start), [next]: dateOf(ZONE, date.end) },
  };
}
