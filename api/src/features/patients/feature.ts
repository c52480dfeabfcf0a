import type { Feature } from '../../platform/feature';
import { PatientEntity } from './patient.entity';

export const patients: Feature = { name: 'patients', scope: 'appointments', entities: [PatientEntity] };
