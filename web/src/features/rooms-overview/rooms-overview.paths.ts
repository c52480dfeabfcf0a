import { ADMIN_PATH } from '../../shared/paths';

/** How full all rooms are, for administrators. */
export const ROOMS_OVERVIEW_PATH = `${ADMIN_PATH}/appointments/availability`;

/** Keys of its query. Values: 2026-11, 2026-11-21. */
export const OVERVIEW_QUERY = { month: 'mes', day: 'dia' } as const;
