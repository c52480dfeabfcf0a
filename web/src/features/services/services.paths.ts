import { ADMIN_PATH } from '../../shared/paths';

export const SERVICES_PATH = `${ADMIN_PATH}/system/configuration/services`;
