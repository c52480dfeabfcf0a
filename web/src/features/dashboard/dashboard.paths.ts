import { DASHBOARD_PATH } from '../../clinic/paths';

export const ROOM_RENTAL_PATH = `${DASHBOARD_PATH}/room-availability`;
export const MONTHLY_SUMMARY_PATH = `${DASHBOARD_PATH}/monthly-summary`;
export const AVAILABILITY_PATH = `${DASHBOARD_PATH}/availability`;
/** The former address of a professional's availability. */
export const OLD_AVAILABILITY_PATH = '/availability';
