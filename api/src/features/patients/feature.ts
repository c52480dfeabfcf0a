import type { Feature } from '../../platform/feature';
import { PatientsResolver } from './patients.resolver';

export const patients: Feature = {
  name: 'patients',
  resolvers: [PatientsResolver],
};
