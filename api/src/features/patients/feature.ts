import type { Feature } from '../../platform/feature';
import { KnownPerson } from './known-person.entity';
import { PatientsResolver } from './patients.resolver';

export const patients: Feature = {
  name: 'patients',
  scope: 'appointments',
  entities: [KnownPerson],
  resolvers: [PatientsResolver],
};
