import { ADMIN_PATH } from '../../clinic/paths';

/** The day in the administrators' panel. Professionals have theirs in the dashboard (OWN_TODAY_PATH). */
export const TODAY_PATH = `${ADMIN_PATH}/today`;
