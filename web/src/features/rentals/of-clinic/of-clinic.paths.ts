import { ADMIN_PATH } from '../../../clinic/paths';

/** For administrators. Query: the professional's id and the summary's month. */
export const CLINIC_RENTALS_PATH = `${ADMIN_PATH}/appointments/rentals`;
