import { ADMIN_PATH } from '../../clinic/paths';

/** For administrators. */
export const ROOMS_PATH = `${ADMIN_PATH}/system/rooms`;
