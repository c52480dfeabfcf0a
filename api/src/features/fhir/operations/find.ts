import type { Bundle } from '@medplum/fhirtypes';

import { dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import { invalid } from '../../../platform/errors/app-error';
import type { Professional } from '../../professionals/professional.object';
import { datesFrom } from '../../slots/look-for-slots';
import type { Catalogue } from '../catalogue';
import type { Exchange } from '../exchange/exchange';
import { toProposed } from '../resources/proposed-appointment';
import { CLINIC_LOCATION, specialtyConcept, specialtyOf } from '../resources/terms';
import { PAGE } from '../search/read-search';
import { parseSearchDate } from '../search/search-date';
import { conditionOf, type SearchParam } from '../search/search-param';
import { entryOf } from '../search/search-bundle';
import { tokensOf } from '../search/tokens';
import { wantedRows } from '../slots/wanted-rows';
import { readOperation, type OperationParameter } from './operation-input';

const USUAL_COUNT = 20;
const MOST_DAYS = 31;
/** Most days ahead to search. */
const FARTHEST_DAYS = 92;

/** Public slots, soonest first. BAD_REQUEST. */
export async function findAppointments(exchange: Exchange): Promise<Bundle> {
  const parameters = await readOperation(exchange);
  const catalogue = await exchange.catalogue();
  const { from, until } = windowOf(parameters, catalogue, ceilToMinute(exchange.visitor.now));
  const professionals = catalogue.professionals.filter(wantedBy(parameters, catalogue, exchange.handling));
  const ids = professionals.map(({ id }) => id);
  const { timeZone } = catalogue.clinic;
  const rows =
    from < until
      ? await wantedRows(exchange, catalogue, ids, datesBetween(dateOf(timeZone, from), dateOf(timeZone, until)))
      : [];
  const found = rows.filter(({ start }) => start >= from && start < until);
  const entry = toProposed(found.slice(0, countOf(parameters)), catalogue).map((it) =>
    entryOf(catalogue.base, it, 'match'),
  );
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: found.length,
    link: [{ relation: 'self', url: `${catalogue.base}/Appointment/$find` }],
    ...(entry.length > 0 && { entry }),
  };
}

interface Window {
  /** Epoch minutes. */
  from: number;
  until: number;
}

/** An `end` without time includes its day. */
function windowOf(parameters: readonly OperationParameter[], catalogue: Catalogue, now: number): Window {
  const read = (name: string) => {
    const text = parameters.find((parameter) => parameter.name === name)?.text;
    if (text === undefined) throw invalid(name, `Falta ${name}, desde o hasta cuándo buscar`);
    const date = parseSearchDate(text, catalogue.clinic.timeZone);
    if (!date) throw invalid(name, `${name} debe ser una fecha como 2026-11-21 o 2026-11-21T09:30:00-03:00`);
    return { ...date, isDate: text.length <= 10 };
  };
  const [start, end] = [read('start'), read('end')];
  const from = Math.ceil(start.start);
  const until = Math.ceil(end.isDate ? end.end : end.start);
  if (until <= from) throw invalid('end', 'La búsqueda termina antes de empezar');
  if (until - from > MOST_DAYS * 24 * 60 + 60) throw invalid('end', `La búsqueda abarca hasta ${MOST_DAYS} días`);
  return { from: Math.max(from, now), until: Math.min(until, now + FARTHEST_DAYS * 24 * 60) };
}

function datesBetween(first: string, last: string): string[] {
  return datesFrom(first, 0, MOST_DAYS + 1).filter((date) => date <= last);
}

const TIME = new Set(['start', 'end', '_count', '_format']);

/** Matches any value of each name, and all names. */
function wantedBy(
  parameters: readonly OperationParameter[],
  catalogue: Catalogue,
  handling: Exchange['handling'],
): (professional: Professional) => boolean {
  const known = criteriaIn(catalogue);
  const place = { zone: catalogue.clinic.timeZone, base: catalogue.base };
  const conditions = new Map<string, ((professional: Professional) => boolean)[]>();
  for (const { name, text } of parameters) {
    if (TIME.has(name)) continue;
    const criterion = Object.hasOwn(known, name) ? known[name] : undefined;
    if (criterion && text !== undefined) {
      const condition = conditionOf(criterion, { name, modifier: null, value: text }, place);
      conditions.set(name, [...(conditions.get(name) ?? []), condition]);
    } else if (criterion || handling === 'strict') throw invalid('parameter', 'Hay un parámetro que no se admite así');
  }
  return (professional) => [...conditions.values()].every((some) => some.some((condition) => condition(professional)));
}

function criteriaIn(catalogue: Catalogue): Readonly<Record<string, SearchParam<Professional>>> {
  const tokens = ({ specialtyId }: Professional) => {
    const specialty = specialtyOf(catalogue, specialtyId);
    return specialty ? tokensOf([specialtyConcept(catalogue, specialty)]) : [];
  };
  const bySpecialty = { type: 'token', about: '', of: tokens } as const;
  return {
    specialty: bySpecialty,
    'service-type': bySpecialty,
    'visit-type': bySpecialty,
    schedule: { type: 'reference', about: '', targets: ['Schedule'], of: ({ id }) => [`Schedule/${id}`] },
    practitioner: {
      type: 'reference',
      about: '',
      targets: ['Practitioner', 'PractitionerRole'],
      of: ({ id }) => [`Practitioner/${id}`, `PractitionerRole/${id}`],
    },
    'service-type-reference': {
      type: 'reference',
      about: '',
      targets: ['HealthcareService'],
      of: ({ specialtyId }) => [`HealthcareService/${specialtyId}`],
    },
    'location-reference': { type: 'reference', about: '', targets: ['Location'], of: () => [CLINIC_LOCATION] },
  };
}

function countOf(parameters: readonly OperationParameter[]): number {
  const text = parameters.find(({ name }) => name === '_count')?.text;
  if (text === undefined) return USUAL_COUNT;
  if (!/^[1-9]\d*$/.test(text)) throw invalid('_count', '_count debe ser un número entero desde 1');
  return Math.min(Number(text), PAGE.most);
}
