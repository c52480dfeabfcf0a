import { ADMIN_PATH } from '../../clinic/paths';

export const PERMISSION_SETS_PATH = `${ADMIN_PATH}/system/configuration/permissions`;
