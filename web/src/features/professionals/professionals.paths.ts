import { ADMIN_PATH } from '../../clinic/paths';

/** For administrators. */
export const PROFESSIONALS_PATH = `${ADMIN_PATH}/professionals`;
