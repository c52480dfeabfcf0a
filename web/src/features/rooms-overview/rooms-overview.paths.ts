import { ADMIN_PATH } from '../../clinic/paths';

/** For administrators. */
export const ROOMS_OVERVIEW_PATH = `${ADMIN_PATH}/appointments/availability`;

/** Query keys. Values: 2026-11, 2026-11-21. */
export const OVERVIEW_QUERY = { month: 'mes', day: 'dia' } as const;
