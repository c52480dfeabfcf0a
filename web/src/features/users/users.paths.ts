import { ADMIN_PATH } from '../../shared/paths';

/** For administrators. */
export const USERS_PATH = `${ADMIN_PATH}/users`;
