import { ADMIN_PATH } from '../../clinic/paths';

export const SERVICES_PATH = `${ADMIN_PATH}/system/configuration/services`;
