import { ADMIN_PATH } from '../../shared/paths';

/** The clinic's professionals, for administrators. */
export const PROFESSIONALS_PATH = `${ADMIN_PATH}/professionals`;
