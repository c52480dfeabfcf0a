/** The features' `.paths.ts` hold the rest. */
export const HOME_PATH = '/';
export const DASHBOARD_PATH = '/dashboard';
export const ADMIN_PATH = '/admin';
