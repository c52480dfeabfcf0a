import type { Feature } from '../../platform/feature';
import { PatientLookupResolver } from './patient-lookup.resolver';

export const patientLookup: Feature = {
  name: 'patient-lookup',
  scope: 'appointments',
  resolvers: [PatientLookupResolver],
};
