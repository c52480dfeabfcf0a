import type { Bundle } from '@medplum/fhirtypes';

import { isCuil, tidyIdentifier, type IdentifierKind, type RegisteredSex } from '../../../domain/patient-identifiers';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { matchPatients, type Person } from '../../patients/candidates/match-patient';
import type { CandidateBand } from '../../patients/candidates/candidate.entity';
import type { Exchange } from '../exchange/exchange';
import { exportPatients } from '../exchange/export-patients';
import { assertSeeksPatients } from '../exchange/policy';
import { GENDERS, identifierSystems } from '../resources/patient';
import { entryOf } from '../search/search-bundle';
import { listAt, readOperation, textAt, type OperationParameter } from './operation-input';
import { nameOf, personOf, tidyPerson } from './person-input';

const COUNT = { usual: 10, most: 50 };
const MOST_IDENTIFIERS = 20;
const MOST_NAMES = 5;
const GRADE = 'http://hl7.org/fhir/StructureDefinition/match-grade';
/** Ranks of the bands, not probabilities. */
const SCORES: Readonly<Record<CandidateBand, number>> = { certain: 0.95, probable: 0.7, possible: 0.4 };

/** BAD_REQUEST; UNAUTHENTICATED, FORBIDDEN. */
export async function matchPatient(exchange: Exchange): Promise<Bundle> {
  const ctx = await exchange.caller();
  assertSeeksPatients(ctx, true);
  const parameters = await readOperation(exchange);
  const one = (...names: string[]) => parameters.find(({ name }) => names.includes(name));
  const { base } = await exchange.catalogue();
  const person = await readPerson(ctx, one('resource', 'Patient')?.resource, base);
  const count = countOf(one('count'));
  const isCertainOnly = one('onlyCertainMatches')?.text === 'true';
  const found = await matchPatients(ctx, person, isCertainOnly ? 2 : count);
  const matches = isCertainOnly ? onlyCertain(found) : found;
  const patients = await exportPatients(
    ctx,
    matches.map(({ patient }) => patient),
    base,
  );
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: matches.length,
    ...(matches.length > 0 && {
      entry: patients.map((patient, index) => {
        const { band } = matches[index]!;
        return {
          ...entryOf(base, patient, 'match'),
          search: { mode: 'match', score: SCORES[band], extension: [{ url: GRADE, valueCode: band }] },
        };
      }),
    }),
  };
}

/** One, or none: a second certain one is doubt. */
function onlyCertain<Some extends { band: CandidateBand }>(found: readonly Some[]): Some[] {
  const certain = found.filter(({ band }) => band === 'certain');
  return certain.length === 1 ? certain : [];
}

function countOf(parameter: OperationParameter | undefined): number {
  if (parameter === undefined) return COUNT.usual;
  const count = /^\d{1,3}$/.test(parameter.text ?? '') ? Number(parameter.text) : 0;
  if (count < 1 || count > COUNT.most) throw invalid('count', `count debe estar entre 1 y ${COUNT.most}`);
  return count;
}

async function readPerson(ctx: Context, patient: unknown, base: string): Promise<Person> {
  if (textAt(patient, 'resourceType') !== 'Patient')
    throw invalid('resource', 'Falta el paciente: un parámetro resource con un Patient');
  const person = personOf(patient);
  const given = await tidyPerson(ctx, person);
  const others = listAt(patient, 'name').slice(1, MOST_NAMES).map(nameOf).filter(Boolean);
  const tidied = others.map((patientName) => tidyPerson(ctx, { ...person, patientName }));
  const names = [given, ...(await Promise.all(tidied))].map(({ patientName }) => patientName);
  const numbers = documentsOf(patient, identifierSystems(ctx, base));
  const isComparable = [given.patientEmail, given.patientPhone, given.patientBirthDate].some((it) => it !== null);
  if (!isComparable && Object.values(numbers).every((some) => some.length === 0))
    throw invalid('resource', 'Falta con qué comparar: un documento, la fecha de nacimiento, el teléfono o el correo');
  const sexes = Object.keys(GENDERS) as RegisteredSex[];
  return {
    names,
    email: given.patientEmail,
    phone: given.patientPhone,
    birthDate: given.patientBirthDate,
    registeredSex: sexes.find((sex) => GENDERS[sex] === textAt(patient, 'gender')) ?? null,
    dni: numbers.dni[0] ?? null,
    otherDnis: numbers.cuil.filter(isCuil).map((cuil) => cuil.slice(2, 10).replace(/^0+/, '')),
    otherDocuments: [...numbers.cuil, ...numbers.passport, ...numbers.foreign_id],
  };
}

function documentsOf(
  patient: unknown,
  systems: Readonly<Record<IdentifierKind, readonly string[]>>,
): Record<IdentifierKind, string[]> {
  const identifiers = listAt(patient, 'identifier')
    .slice(0, MOST_IDENTIFIERS)
    .map((it) => ({ system: textAt(it, 'system') ?? '', number: tidyIdentifier(textAt(it, 'value') ?? '') }))
    .filter(({ number }) => /^[A-Z\d]{3,20}$/.test(number));
  const numbersOf = (kind: IdentifierKind) =>
    identifiers.flatMap(({ system, number }) => (systems[kind].includes(system) ? number : []));
  return {
    dni: numbersOf('dni'),
    cuil: numbersOf('cuil'),
    passport: numbersOf('passport'),
    foreign_id: numbersOf('foreign_id'),
  };
}
