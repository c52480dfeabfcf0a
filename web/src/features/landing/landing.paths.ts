/** The former landing. */
export const OLD_HOME_PATH = '/old';
export const SPECIALTIES_ANCHOR = 'servicios';
export const PROFESSIONALS_ANCHOR = 'profesionales';
export const SPECIALTIES_PATH = `/#${SPECIALTIES_ANCHOR}`;
export const LANDING_PROFESSIONALS_PATH = `/#${PROFESSIONALS_ANCHOR}`;
