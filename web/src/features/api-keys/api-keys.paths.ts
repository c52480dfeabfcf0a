import { ADMIN_PATH } from '../../clinic/paths';

export const API_KEYS_PATH = `${ADMIN_PATH}/system/integrations`;
