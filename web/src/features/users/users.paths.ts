import { ADMIN_PATH } from '../../shared/paths';

/** Everybody's accounts, for administrators. */
export const USERS_PATH = `${ADMIN_PATH}/users`;
