import type { Feature } from '../../platform/feature';
import { PatientListResolver } from './patient-list.resolver';
import { PatientLookupResolver } from './patient-lookup.resolver';

export const patientLookup: Feature = {
  name: 'patient-lookup',
  scope: 'patients',
  resolvers: [PatientListResolver, PatientLookupResolver],
};
