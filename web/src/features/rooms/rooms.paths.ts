import { ADMIN_PATH } from '../../shared/paths';

/** The clinic's rooms, for administrators. */
export const ROOMS_PATH = `${ADMIN_PATH}/system/rooms`;
