import type { PractitionerRole } from '@medplum/fhirtypes';

import type { Professional } from '../../professionals/professional.object';
import type { Catalogue } from '../catalogue';
import { catalogueType } from '../search/catalogue-type';
import { tokensOf } from '../search/tokens';
import { CLINIC_LOCATION, clinicTelecom, someOf, specialtyConcept, specialtyOf } from './terms';

function toPractitionerRole({ id, name, specialtyId }: Professional, catalogue: Catalogue): PractitionerRole {
  const specialty = specialtyOf(catalogue, specialtyId);
  const telecom = someOf(clinicTelecom(catalogue));
  return {
    resourceType: 'PractitionerRole',
    id: String(id),
    active: true,
    practitioner: { reference: `Practitioner/${id}`, display: name },
    ...(specialty && { specialty: [specialtyConcept(catalogue, specialty)] }),
    location: [{ reference: CLINIC_LOCATION, display: catalogue.clinic.name }],
    ...(specialty && {
      healthcareService: [{ reference: `HealthcareService/${specialty.id}`, display: specialty.name }],
    }),
    ...(telecom && { telecom }),
  };
}

export const PRACTITIONER_ROLE = catalogueType<PractitionerRole>({
  name: 'PractitionerRole',
  about: 'Cada profesional en la clínica, con su especialidad.',
  all: (catalogue) => catalogue.professionals.map((professional) => toPractitionerRole(professional, catalogue)),
  params: {
    practitioner: {
      type: 'reference',
      about: 'De quién es',
      targets: ['Practitioner'],
      of: ({ practitioner }) => [practitioner?.reference],
    },
    specialty: {
      type: 'token',
      about: 'Su especialidad, por id o por el nombre de su página',
      of: ({ specialty }) => tokensOf(specialty),
    },
    service: {
      type: 'reference',
      about: 'El servicio que atiende',
      targets: ['HealthcareService'],
      of: ({ healthcareService }) => healthcareService?.map(({ reference }) => reference) ?? [],
    },
    location: {
      type: 'reference',
      about: 'Dónde atiende',
      targets: ['Location'],
      of: ({ location }) => location?.map(({ reference }) => reference) ?? [],
    },
    active: { type: 'token', about: 'Siempre true', of: ({ active }) => [{ code: String(active) }] },
  },
});
