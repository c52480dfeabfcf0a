import type { Feature } from '../../platform/feature';
import { patientCopyExamples, patientCopyRoutes } from './export/patient-copy.rest';

export const patientData: Feature = {
  name: 'patient-data',
  routes: patientCopyRoutes,
  examples: [patientCopyExamples],
};
