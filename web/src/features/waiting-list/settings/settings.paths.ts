import { ADMIN_PATH } from '../../../clinic/paths';

export const WAITING_LIST_SETTINGS_PATH = `${ADMIN_PATH}/system/configuration/waiting-list`;
