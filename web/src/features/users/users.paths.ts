import { ADMIN_PATH } from '../../clinic/paths';

/** For administrators. */
export const USERS_PATH = `${ADMIN_PATH}/users`;
