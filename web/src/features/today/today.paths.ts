import { ADMIN_PATH } from '../../clinic/paths';

/** The day in the administrators' panel. Professionals have theirs at the dashboard's own address. */
export const TODAY_PATH = `${ADMIN_PATH}/today`;
