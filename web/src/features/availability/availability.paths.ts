import { ADMIN_PATH } from '../../clinic/paths';

/** A professional's hours and unavailable dates, for administrators. */
export const PROFESSIONAL_HOURS_ROUTE = `${ADMIN_PATH}/professionals/:professionalId/availability`;

export function professionalHoursPath(professionalId: number): string {
  return PROFESSIONAL_HOURS_ROUTE.replace(':professionalId', String(professionalId));
}
