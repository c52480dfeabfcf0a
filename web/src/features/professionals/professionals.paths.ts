import { ADMIN_PATH } from '../../shared/paths';

/** For administrators. */
export const PROFESSIONALS_PATH = `${ADMIN_PATH}/professionals`;
