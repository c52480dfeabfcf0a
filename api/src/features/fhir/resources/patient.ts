import type { HumanName, Identifier, Patient } from '@medplum/fhirtypes';

import type { IdentifierKind, RegisteredSex } from '../../../domain/patient-identifiers';
import type { Context } from '../../../platform/context';
import type { PatientIdentifier } from '../../patients/patient-identifier.entity';
import type { Patient as PatientRow } from '../../patients/patient.entity';
import { CUIL_ALIASES, CUIL_SYSTEM, DNI_ALIASES, DNI_OF_ARGENTINA, DNI_SYSTEM } from '../identifier-systems';
import { REDACTED, someOf } from './terms';

export const GENDERS = { F: 'female', M: 'male', X: 'other' } as const satisfies Readonly<
  Record<RegisteredSex, Patient['gender']>
>;

const IDENTIFIER_TYPE = 'http://terminology.hl7.org/CodeSystem/v2-0203';
const TYPES: Readonly<Record<IdentifierKind, { code: string; text: string }>> = {
  dni: { code: 'NI', text: 'DNI' },
  cuil: { code: 'TAX', text: 'CUIL' },
  passport: { code: 'PPN', text: 'Pasaporte' },
  foreign_id: { code: 'NI', text: 'Documento extranjero' },
};

export const patientSystem = (base: string): string => `${base}/NamingSystem/paciente`;

/** By kind: first the one to write, then others to read. Any country issues the last two, so they are ours. */
export function identifierSystems(ctx: Context, base: string): Readonly<Record<IdentifierKind, readonly string[]>> {
  const dni = DNI_SYSTEM.of(ctx);
  return {
    dni: dni === DNI_OF_ARGENTINA ? [dni, ...DNI_ALIASES] : [dni],
    cuil: [CUIL_SYSTEM, ...CUIL_ALIASES],
    passport: [`${base}/NamingSystem/pasaporte`],
    foreign_id: [`${base}/NamingSystem/documento-extranjero`],
  };
}

/** As Patient-ar-core has it: the DNI is official, our id usual, and the chosen name precedes the registered one. */
export function toPatient(
  ctx: Context,
  patient: PatientRow,
  {
    base,
    identifiers,
    replacedIds,
  }: { base: string; identifiers: readonly PatientIdentifier[]; replacedIds: string[] },
): Patient {
  const { id, email, phone, birthDate, deceasedOn } = patient;
  const sex = patient.registeredSex ?? identifiers.find(({ kind }) => kind === 'dni')?.registeredSex ?? null;
  const systems = identifierSystems(ctx, base);
  return {
    resourceType: 'Patient',
    id,
    identifier: [
      ...identifiers.map(({ kind, number }) => toIdentifier(kind, systems[kind][0]!, number)),
      { use: 'usual', system: patientSystem(base), value: id },
    ],
    active: true,
    name: namesOf(patient),
    telecom: someOf([
      ...(email === null ? [] : [{ system: 'email' as const, value: email }]),
      ...(phone === null ? [] : [{ system: 'phone' as const, value: phone }]),
    ]),
    ...(sex !== null && { gender: GENDERS[sex] }),
    ...(birthDate !== null && { birthDate }),
    ...(deceasedOn !== null && { deceasedDateTime: deceasedOn }),
    link: linksTo(replacedIds, 'replaces'),
  };
}

/** For callers who may not read personal data. */
export function toNamelessPatient({ id }: PatientRow, replacedIds: readonly string[]): Patient {
  return { resourceType: 'Patient', id, meta: REDACTED, active: true, link: linksTo(replacedIds, 'replaces') };
}

/** A merged patient. */
export function toReplacedPatient(id: string, survivorId: string): Patient {
  return { resourceType: 'Patient', id, active: false, link: linksTo([survivorId], 'replaced-by') };
}

function toIdentifier(kind: IdentifierKind, system: string, value: string): Identifier {
  const { code, text } = TYPES[kind];
  const use = kind === 'dni' ? 'official' : 'secondary';
  return { use, type: { coding: [{ system: IDENTIFIER_TYPE, code }], text }, system, value };
}

function namesOf({ name, givenNames, familyNames }: PatientRow): HumanName[] {
  if (givenNames === null && familyNames === null) return [{ use: 'usual', text: name }];
  const registered: HumanName = {
    use: 'official',
    text: [givenNames, familyNames].filter((part) => part !== null).join(' '),
    ...(familyNames !== null && { family: familyNames }),
    ...(givenNames !== null && { given: givenNames.split(' ') }),
  };
  return [{ use: 'usual', text: name }, registered];
}

function linksTo(ids: readonly string[], type: 'replaces' | 'replaced-by'): Patient['link'] {
  return someOf(ids.map((id) => ({ other: { reference: `Patient/${id}` }, type })));
}
