export const DASHBOARD_PATH = '/dashboard';
export const ROOM_RENTAL_PATH = '/dashboard/room-availability';
export const MONTHLY_SUMMARY_PATH = '/dashboard/monthly-summary';
export const AVAILABILITY_PATH = '/dashboard/availability';
/** Where the availability of a professional used to be. */
export const OLD_AVAILABILITY_PATH = '/availability';
