/** The features' `.paths.ts` hold the rest. */
export const HOME_PATH = '/';
export const DASHBOARD_PATH = '/dashboard';
/** A professional's day; an administrator's is in the panel. */
export const OWN_TODAY_PATH = `${DASHBOARD_PATH}/today`;
export const ADMIN_PATH = '/admin';
