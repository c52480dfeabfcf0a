import { ADMIN_PATH } from '../../shared/paths';

/** For administrators. */
export const ROOMS_PATH = `${ADMIN_PATH}/system/rooms`;
