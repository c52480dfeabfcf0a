import type { CodeableConcept, ContactPoint, Meta } from '@medplum/fhirtypes';

import type { Specialty } from '../../specialties/specialty.entity';
import type { Catalogue } from '../catalogue';

export const CLINIC_LOCATION = 'Location/clinica';

export const roomLocation = (roomId: number): string => `Location/sala-${roomId}`;

export function scheduleActors(professionalId: number): string[] {
  return [`PractitionerRole/${professionalId}`, `Practitioner/${professionalId}`, CLINIC_LOCATION];
}

/** null: unknown or inactive. */
export function specialtyOf({ specialties }: Catalogue, id: number | null): Specialty | null {
  return specialties.find((specialty) => specialty.id === id) ?? null;
}

/** Coded by id and by page name. */
export function specialtyConcept({ base, origin }: Catalogue, { id, slug, name }: Specialty): CodeableConcept {
  return {
    coding: [
      { system: `${base}/CodeSystem/especialidad`, code: String(id), display: name },
      ...(slug === null ? [] : [{ system: `${origin}/especialidades`, code: slug, display: name }]),
    ],
    text: name,
  };
}

/** A second serviceType; input of $book. */
export function kindConcept(base: string, { id, name }: { id: number; name: string }): CodeableConcept {
  return { coding: [{ system: kindSystem(base), code: String(id), display: name }], text: name };
}

export const kindSystem = (base: string): string => `${base}/CodeSystem/tipo-de-consulta`;

export function overbookingConcept({ base }: Catalogue): CodeableConcept {
  const system = `${base}/CodeSystem/tipo-de-turno`;
  return { coding: [{ system, code: 'sobreturno', display: 'Sobreturno' }], text: 'Sobreturno' };
}

export function clinicTelecom({ clinic }: Catalogue): ContactPoint[] {
  const phone: ContactPoint[] = clinic.phone === null ? [] : [{ system: 'phone', value: clinic.phone, use: 'work' }];
  return clinic.contactEmail === null
    ? phone
    : [...phone, { system: 'email', value: clinic.contactEmail, use: 'work' }];
}

/** Without the personal data that the caller may not read. */
export const REDACTED: Meta = {
  security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'REDACTED' }],
};

/** FHIR forbids empty lists. */
export function someOf<Item>(items: readonly Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : [...items];
}
