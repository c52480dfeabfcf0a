import type { Feature } from '../../platform/feature';
import { PatientIdentifier } from './patient-identifier.entity';
import { Patient } from './patient.entity';
import { PatientResolver } from './patient.resolver';

export const patients: Feature = {
  name: 'patients',
  scope: 'appointments',
  entities: [Patient, PatientIdentifier],
  resolvers: [PatientResolver],
};
