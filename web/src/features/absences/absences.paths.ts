import { ADMIN_PATH, DASHBOARD_PATH } from '../../clinic/paths';

/** For administrators. */
export const MARK_ABSENT_ROUTE = `${ADMIN_PATH}/absences/:professionalId`;
/** For administrators. */
export const ABSENCE_ROUTE = `${MARK_ABSENT_ROUTE}/:date`;
/** For professionals themselves. */
export const MARK_OWN_ABSENCE_PATH = `${DASHBOARD_PATH}/absences`;
export const OWN_ABSENCE_ROUTE = `${MARK_OWN_ABSENCE_PATH}/:date`;

/** A leaving professional's turnos, for administrators. */
const HANDOVER_PATH = `${ADMIN_PATH}/handovers/`;
export const HANDOVER_ROUTE = `${HANDOVER_PATH}:professionalId`;

export function handoverPath(professionalId: number): string {
  return `${HANDOVER_PATH}${professionalId}`;
}

export function markAbsentPath(professionalId: number): string {
  return MARK_ABSENT_ROUTE.replace(':professionalId', String(professionalId));
}

/** `date`: yyyy-MM-dd. */
export function absencePath(professionalId: number, date: string): string {
  return `${markAbsentPath(professionalId)}/${date}`;
}

/** `date`: yyyy-MM-dd. */
export function ownAbsencePath(date: string): string {
  return `${MARK_OWN_ABSENCE_PATH}/${date}`;
}
