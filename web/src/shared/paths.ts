/** Where each role starts. Everything below them is spelt by the `.paths.ts` of the feature that it shows. */
export const HOME_PATH = '/';
export const DASHBOARD_PATH = '/dashboard';
export const ADMIN_PATH = '/admin';
