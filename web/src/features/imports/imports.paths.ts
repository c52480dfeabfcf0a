import { ADMIN_PATH } from '../../clinic/paths';

/** For administrators: files of another system. */
export const IMPORTS_PATH = `${ADMIN_PATH}/imports`;
