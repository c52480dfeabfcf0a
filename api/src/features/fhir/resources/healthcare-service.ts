import type { HealthcareService } from '@medplum/fhirtypes';

import type { Specialty } from '../../specialties/specialty.entity';
import type { Catalogue } from '../catalogue';
import { catalogueType } from '../search/catalogue-type';
import { tokensOf } from '../search/tokens';
import { CLINIC_LOCATION, clinicTelecom, someOf, specialtyConcept } from './terms';

function toHealthcareService(specialty: Specialty, catalogue: Catalogue): HealthcareService {
  const { id, name, description } = specialty;
  const concept = specialtyConcept(catalogue, specialty);
  const telecom = someOf(clinicTelecom(catalogue));
  return {
    resourceType: 'HealthcareService',
    id: String(id),
    active: true,
    type: [concept],
    specialty: [concept],
    location: [{ reference: CLINIC_LOCATION, display: catalogue.clinic.name }],
    name,
    ...(description !== '' && { comment: description }),
    ...(telecom && { telecom }),
    appointmentRequired: true,
  };
}

export const HEALTHCARE_SERVICE = catalogueType<HealthcareService>({
  name: 'HealthcareService',
  about: 'Las especialidades que se ofrecen.',
  all: (catalogue) => catalogue.specialties.map((specialty) => toHealthcareService(specialty, catalogue)),
  params: {
    name: {
      type: 'string',
      about: 'Comienzo del nombre o de una de sus palabras',
      of: ({ name }) => (name === undefined ? [] : [name]),
    },
    'service-type': {
      type: 'token',
      about: 'La especialidad, por id o por el nombre de su página',
      of: ({ type }) => tokensOf(type),
    },
    specialty: {
      type: 'token',
      about: 'La especialidad, por id o por el nombre de su página',
      of: ({ specialty }) => tokensOf(specialty),
    },
    location: {
      type: 'reference',
      about: 'Dónde se ofrece',
      targets: ['Location'],
      of: ({ location }) => location?.map(({ reference }) => reference) ?? [],
    },
    active: { type: 'token', about: 'Siempre true', of: ({ active }) => [{ code: String(active) }] },
  },
});
