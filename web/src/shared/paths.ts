/** Each role's start. Each feature's `.paths.ts` holds the paths below. */
export const HOME_PATH = '/';
export const DASHBOARD_PATH = '/dashboard';
export const ADMIN_PATH = '/admin';
