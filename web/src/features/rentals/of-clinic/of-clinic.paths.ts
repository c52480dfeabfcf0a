import { ADMIN_PATH } from '../../../clinic/paths';

/** For administrators. Query keys: the professional's id, and the month of the monthly summary. */
export const CLINIC_RENTALS_PATH = `${ADMIN_PATH}/appointments/rentals`;
