/** The features' `.paths.ts` hold the rest. */
export const HOME_PATH = '/';
export const LOGIN_PATH = '/login';
export const DASHBOARD_PATH = '/dashboard';
/** Administrators use the panel. */
export const OWN_TODAY_PATH = `${DASHBOARD_PATH}/today`;
export const ADMIN_PATH = '/admin';
export const MY_APPOINTMENTS_PATH = '/my-appointments';
