import { ADMIN_PATH } from '../../clinic/paths';

/** For administrators. */
export const PATIENTS_PATH = `${ADMIN_PATH}/patients`;
export const PATIENT_ROUTE = `${PATIENTS_PATH}/:patientId`;

export function patientPath(id: string): string {
  return PATIENT_ROUTE.replace(':patientId', id);
}
