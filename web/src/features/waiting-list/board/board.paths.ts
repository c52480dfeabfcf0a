import { ADMIN_PATH, DASHBOARD_PATH } from '../../../clinic/paths';

export const WAITING_LIST_PATH = `${ADMIN_PATH}/appointments/waiting-list`;
/** A professional's own board. */
export const OWN_WAITING_LIST_PATH = `${DASHBOARD_PATH}/waiting-list`;
