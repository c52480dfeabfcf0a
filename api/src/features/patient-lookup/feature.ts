import type { Feature } from '../../platform/feature';
import { patientExamples, patientRoutes } from './patient.rest';
import { PatientListResolver } from './patient-list.resolver';
import { PatientLookupResolver } from './patient-lookup.resolver';

export const patientLookup: Feature = {
  name: 'patient-lookup',
  scope: 'patients',
  resolvers: [PatientListResolver, PatientLookupResolver],
  routes: patientRoutes,
  examples: [patientExamples],
};
