/** The former arrangement of the landing. */
export const OLD_HOME_PATH = '/old';
export const SPECIALTIES_ANCHOR = 'servicios';
export const PROFESSIONALS_ANCHOR = 'profesionales';
/** The landing, scrolled to its specialties. */
export const SPECIALTIES_PATH = `/#${SPECIALTIES_ANCHOR}`;
/** The landing, scrolled to its professionals. */
export const LANDING_PROFESSIONALS_PATH = `/#${PROFESSIONALS_ANCHOR}`;
