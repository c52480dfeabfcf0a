import { ADMIN_PATH, DASHBOARD_PATH } from '../../clinic/paths';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { viewerMay } from '../../clinic/session/viewer-may';

/** For administrators. */
export const PATIENTS_PATH = `${ADMIN_PATH}/patients`;
export const PATIENT_ROUTE = `${PATIENTS_PATH}/:patientId`;
/** For professionals. */
export const OWN_PATIENT_ROUTE = `${DASHBOARD_PATH}/patients/:patientId`;
export const CANDIDATES_PATH = `${PATIENTS_PATH}/duplicates`;
export const CHOOSE_MERGED_ROUTE = `${PATIENT_ROUTE}/merge`;
export const MERGE_ROUTE = `${CHOOSE_MERGED_ROUTE}/:mergedId`;

export function patientPath(id: string): string {
  return PATIENT_ROUTE.replace(':patientId', id);
}

/** A turno's patient; undefined without one, and for viewers who may not open patients. */
export function patientPathFor(viewer: SessionUserFragment | undefined, id: string | null): string | undefined {
  if (id === null) return undefined;
  if (viewerMay(viewer, 'patients')) return patientPath(id);
  return viewer?.role === 'professional' ? OWN_PATIENT_ROUTE.replace(':patientId', id) : undefined;
}

export function chooseMergedPath(id: string): string {
  return CHOOSE_MERGED_ROUTE.replace(':patientId', id);
}

/** The first patient stays. */
export function mergePath(survivorId: string, mergedId: string): string {
  return MERGE_ROUTE.replace(':patientId', survivorId).replace(':mergedId', mergedId);
}
